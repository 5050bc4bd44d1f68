import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { newRowId } from '../../../../lib/row-id';
import { isSame, type RowId, valueAt } from '../../../../lib/value-at';
import type { FreeDate } from '../../../../model/records/event-content';
import type { EventDate, Series } from '../../../../model/series/series';
import {
  type ExceptionChoice,
  exceptionsOf,
  isReadableSeries,
  type TouchedExceptions,
  touchedExceptions,
  withExceptions,
} from '../../../../model/series/series-exceptions';

/** What a change of a series does to its exceptions, for the user to decide; each decision holds at once. */
export type ExceptionQuestion = TouchedExceptions & {
  choice: ExceptionChoice;
  choose(choice: ExceptionChoice): void;
  /** Brings the series back as it was before it was changed. */
  undo(): void;
  /** Ends the question: the next change asks anew. */
  settle(): void;
};

/** What a row knows of the exceptions of its series. */
export type Exceptions = {
  /** Undefined while no change touches one. */
  question: ExceptionQuestion | undefined;
  /** Chooses what becomes of those that the next change touches. */
  prefer(choice: ExceptionChoice): void;
};

type Watched = {
  /** The series with the exceptions as somebody has decided about them. */
  before: Series;
  /** The series as it was written last. */
  written: Series;
  /** The rows of those that are single dates now. */
  singles: readonly RowId[];
  choice: ExceptionChoice | undefined;
};

/**
 * Watches a series for changes of its rule or times that touch what was struck or changed one by one. The exceptions are
 * worked out anew from the series as it was, so that nothing is lost on the way from one rule to another.
 *
 * @param path of the series
 * @param mayBeSingle whether an event can have single dates beside its series
 */
export function useExceptions(path: string, mayBeSingle: boolean): Exceptions {
  const { form } = useFormContent();
  const series = useFormPart(form, ({ values }) => valueAt(values(), path), path) as Series | undefined;
  const beginning = useFormPart(form, ({ beginning: begun }) => begun());
  const watched = useRef<Watched & { beginning: object }>(undefined);
  const [asked, setAsked] = useState<TouchedExceptions & { choice: ExceptionChoice }>();

  function settle() {
    const now = valueAt(form.values(), path) as Series | undefined;
    watched.current = now && { before: now, written: now, singles: [], choice: undefined, beginning };
    setAsked(undefined);
  }

  function decide(chosen: ExceptionChoice | undefined) {
    const now = valueAt(form.values(), path) as Series | undefined;
    const known = watched.current;
    if (!now || !known) return;
    const { before } = known;
    const after = { ...now, struck: before.struck, changed: before.changed };
    const touched = touchedExceptions(before, after);
    const isAny = touched.exceptions.length > 0;
    const isNowhere = !mayBeSingle && touched.isAnyWithoutDay && !touched.mayFollow;
    const choice = chosen ?? (isNowhere ? 'drop' : touched.suggestion);
    const { series: next, dates } = withExceptions(before, after, choice);
    const singles = mayBeSingle ? dates.map(singleDate) : [];
    // Before the form is changed, which calls back at once.
    watched.current = {
      ...known,
      written: next,
      singles: singles.map(({ id }) => id),
      choice: isAny ? chosen : undefined,
    };
    setAsked(isAny ? { ...touched, choice } : undefined);
    if (known.singles.length + singles.length > 0) {
      const { dates: rows } = form.values() as { dates: readonly FreeDate[] };
      form.set('dates', [...rows.filter(({ id }) => !known.singles.includes(id)), ...singles]);
    }
    if (!isSame(next.struck, now.struck)) form.set(`${path}.struck`, next.struck);
    if (!isSame(next.changed, now.changed)) form.set(`${path}.changed`, next.changed);
  }

  const follow = useEffectEvent((now: Series | undefined, begun: object) => {
    const known = watched.current;
    if (!now || !known || known.beginning !== begun) settle();
    else if (!isSame(exceptionsOf(now), exceptionsOf(known.written))) settle();
    else if (!isSame(now, known.written) && isReadableSeries(now)) decide(known.choice);
  });
  useEffect(() => follow(series, beginning), [series, beginning]);

  function undo() {
    const known = watched.current;
    if (!known) return;
    const { dates: rows } = form.values() as { dates: readonly FreeDate[] };
    if (known.singles.length > 0)
      form.set(
        'dates',
        rows.filter(({ id }) => !known.singles.includes(id)),
      );
    form.set(path, known.before);
    settle();
  }

  const prefer = useCallback((choice: ExceptionChoice) => {
    if (watched.current) watched.current.choice = choice;
  }, []);
  return { question: asked && { ...asked, choose: decide, settle, undo }, prefer };
}

/** A date of a series as one of its own. */
const singleDate = (date: EventDate): FreeDate => ({
  ...date,
  id: newRowId(),
  times: date.times.map((time) => ({ ...time, id: newRowId() })),
});

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { newRowId } from '../../../../lib/row-id';
import { isSame, type RowId, valueAt } from '../../../../lib/value-at';
import type { SingleDate } from '../../../../model/records/event-content';
import type { EventDate, Series } from '../../../../model/series/series';
import {
  type AffectedExceptions,
  affectedExceptions,
  type ExceptionChoice,
  exceptionsOf,
  isReadableSeries,
  withExceptions,
} from '../../../../model/series/series-exceptions';

/** The effects of a series change on its exceptions, and the user's choice; each choice is applied at once. */
export type ExceptionQuestion = AffectedExceptions & {
  choice: ExceptionChoice;
  choose(choice: ExceptionChoice): void;
  /** Restores the series as it was before the change. */
  undo(): void;
  /** Closes the question; the next change opens a new one. */
  settle(): void;
};

/** The exceptions of a series as its row needs them. */
export type Exceptions = {
  /** The open question; undefined while no change affects an exception. */
  question: ExceptionQuestion | undefined;
  /** Sets the choice for the exceptions that the next change affects. */
  prefer(choice: ExceptionChoice): void;
};

type Watched = {
  /** The series with its exceptions at the last decision of the author. */
  before: Series;
  /** The series as this hook last wrote it. */
  written: Series;
  /** The ids of the exceptions that became single dates. */
  singles: readonly RowId[];
  choice: ExceptionChoice | undefined;
};

/**
 * Watches a series for changes of its rule or times that affect struck or changed days. The exceptions are always
 * computed from the series before the change, so that several changes in a row lose nothing.
 *
 * @param path of the series
 * @param mayBeSingle true if an event can have single dates beside its series
 */
export function useExceptions(path: string, mayBeSingle: boolean): Exceptions {
  const { form } = useFormContent();
  const series = useFormPart(form, ({ values }) => valueAt(values(), path), path) as Series | undefined;
  const beginning = useFormPart(form, ({ initialValues: begun }) => begun());
  const watched = useRef<Watched & { beginning: object }>(undefined);
  const [asked, setAsked] = useState<AffectedExceptions & { choice: ExceptionChoice }>();

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
    const touched = affectedExceptions(before, after);
    const isAny = touched.exceptions.length > 0;
    const isNowhere = !mayBeSingle && touched.isAnyWithoutDay && !touched.mayFollow;
    const choice = chosen ?? (isNowhere ? 'drop' : touched.suggestion);
    const { series: next, dates } = withExceptions(before, after, choice);
    const singles = mayBeSingle ? dates.map(singleDate) : [];
    // Must precede the change of the form, which calls back synchronously.
    watched.current = {
      ...known,
      written: next,
      singles: singles.map(({ id }) => id),
      choice: isAny ? chosen : undefined,
    };
    setAsked(isAny ? { ...touched, choice } : undefined);
    if (known.singles.length + singles.length > 0) {
      const { dates: rows } = form.values() as { dates: readonly SingleDate[] };
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
    const { dates: rows } = form.values() as { dates: readonly SingleDate[] };
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

/** Converts a date of a series to a single date. */
const singleDate = (date: EventDate): SingleDate => ({
  ...date,
  id: newRowId(),
  times: date.times.map((time) => ({ ...time, id: newRowId() })),
});

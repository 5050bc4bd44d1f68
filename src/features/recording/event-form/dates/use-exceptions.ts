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
  accept(): void;
};

/** The exceptions of a series as its row needs them. */
export type Exceptions = {
  /** The open question; undefined while no change affects an exception. */
  question: ExceptionQuestion | undefined;
  /** Sets the choice for the exceptions that the next change affects. */
  prefer(choice: ExceptionChoice): void;
};

type WatchedSeries = {
  /** The series with its exceptions at the last decision of the author. */
  before: Series;
  /** The series as this hook last wrote it. */
  lastWritten: Series;
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
  const initialValues = useFormPart(form, ({ initialValues: read }) => read());
  const watched = useRef<WatchedSeries & { initialValues: object }>(undefined);
  const [touchedByChange, setTouchedByChange] = useState<AffectedExceptions & { choice: ExceptionChoice }>();

  function accept() {
    const current = valueAt(form.values(), path) as Series | undefined;
    watched.current = current && {
      before: current,
      lastWritten: current,
      singles: [],
      choice: undefined,
      initialValues,
    };
    setTouchedByChange(undefined);
  }

  function decide(chosen: ExceptionChoice | undefined) {
    const current = valueAt(form.values(), path) as Series | undefined;
    const state = watched.current;
    if (!current || !state) return;
    const { before } = state;
    const after = { ...current, struck: before.struck, changed: before.changed };
    const touched = affectedExceptions(before, after);
    const affectsExceptions = touched.exceptions.length > 0;
    const cannotKeepAny = !mayBeSingle && touched.isAnyWithoutDay && !touched.mayFollow;
    const choice = chosen ?? (cannotKeepAny ? 'drop' : touched.suggestion);
    const { series: next, dates } = withExceptions(before, after, choice);
    const singles = mayBeSingle ? dates.map(singleDate) : [];
    // Must precede the change of the form, which calls back synchronously.
    watched.current = {
      ...state,
      lastWritten: next,
      singles: singles.map(({ id }) => id),
      choice: affectsExceptions ? chosen : undefined,
    };
    setTouchedByChange(affectsExceptions ? { ...touched, choice } : undefined);
    if (state.singles.length + singles.length > 0) {
      const { dates: rows } = form.values() as { dates: readonly SingleDate[] };
      form.set('dates', [...rows.filter(({ id }) => !state.singles.includes(id)), ...singles]);
    }
    if (!isSame(next.struck, current.struck)) form.set(`${path}.struck`, next.struck);
    if (!isSame(next.changed, current.changed)) form.set(`${path}.changed`, next.changed);
  }

  const follow = useEffectEvent((current: Series | undefined, currentInitialValues: object) => {
    const state = watched.current;
    if (!current || !state || state.initialValues !== currentInitialValues) accept();
    else if (!isSame(exceptionsOf(current), exceptionsOf(state.lastWritten))) accept();
    else if (!isSame(current, state.lastWritten) && isReadableSeries(current)) decide(state.choice);
  });
  useEffect(() => follow(series, initialValues), [series, initialValues]);

  function undo() {
    const state = watched.current;
    if (!state) return;
    const { dates: rows } = form.values() as { dates: readonly SingleDate[] };
    if (state.singles.length > 0)
      form.set(
        'dates',
        rows.filter(({ id }) => !state.singles.includes(id)),
      );
    form.set(path, state.before);
    accept();
  }

  const prefer = useCallback((choice: ExceptionChoice) => {
    if (watched.current) watched.current.choice = choice;
  }, []);
  return { question: touchedByChange && { ...touchedByChange, choose: decide, accept, undo }, prefer };
}

/** Converts a date of a series to a single date. */
const singleDate = (date: EventDate): SingleDate => ({
  ...date,
  id: newRowId(),
  times: date.times.map((time) => ({ ...time, id: newRowId() })),
});

import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../../forms/engine/form-store';
import { isDay } from '../../../../lib/days';
import { typedDayProblems } from '../../../../model/rules/date-problems';
import type { Change } from './planned-dates';

const hasDay = ({ status }: Change) => status === 'postponed';
const hasLocation = ({ status }: Change) => status === 'postponed' || status === 'moved';

/** Describes the form that cancels, postpones or moves an event or one of its dates. @param today in Berlin */
export const describeChange = (today: string, canHaveDay: boolean): FormDescription<Change> =>
  describeForm<Change>({
    sections: [],
    fields: {
      status: { label: msg`Was ändert sich?` },
      newDate: { label: msg`Neuer Tag`, when: (change) => canHaveDay && hasDay(change) },
      newLocation: { label: msg`Neuer Ort`, when: hasLocation },
    },
    problems: (change, initial) => changeProblems(change, initial, today),
  });

/** Finds the problems of a change; a new day that was stored before may be past. */
function changeProblems(change: Change, initial: Change, today: string): FieldProblem[] {
  const { newDate } = change;
  if (!hasDay(change)) return [];
  const isPast = isDay(newDate) && newDate < today && newDate !== initial.newDate;
  return [...typedDayProblems('newDate', newDate, today), ...(isPast ? [{ path: 'newDate', code: 'past' }] : [])];
}

/** Clears the values that do not belong to the status. */
export const tidyChange = (change: Change): Change => ({
  status: change.status,
  newDate: hasDay(change) ? change.newDate : '',
  newLocation: hasLocation(change) ? change.newLocation.trim() : '',
});

/** Maps problems of the server, whose paths start at the event, to the fields of this form. */
export const statusChangeFields = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.flatMap(({ path, code, params }) => {
    const name = path.split('.').at(-1) ?? '';
    return ['status', 'newDate', 'newLocation'].includes(name) ? [{ path: name, code, ...(params && { params }) }] : [];
  });

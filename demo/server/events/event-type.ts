import { isSame } from '../../../src/lib/value-at';
import { endTimeOf } from '../../../src/model/end-time';
import type { EventPayload } from '../../../src/model/payloads/event-payload';
import type { EventContent } from '../../../src/model/records/event-content';
import { contentOf } from '../../../src/model/records/event-from-payload';
import { type PublicDate, publicDates } from '../../../src/model/records/public-dates';
import { draftProblems, publishProblems } from '../../../src/model/rules/event-problems';
import type { Queryable } from '../platform/database/database';
import type { Readable } from '../platform/http/body';
import type { RecordType } from '../records/record-type';
import { unknownAt } from '../records/validate-record';
import { addTagSuggestions } from '../records/write-record';
import { EVENTS } from '../schema/record-tables';
import { type PublishedAppointment, withPreviousIds } from './appointment-ids';
import { withUrgentChanges } from './immediate-changes';
import { appointmentRows, publicEventColumns } from './public-event';

/** The readable part of a sent event. */
export type SentEvent = Readable<EventPayload>;

/** The record type of events. */
export const eventType: RecordType<SentEvent, EventContent> = {
  tables: EVENTS,
  contentOf,
  draftProblems,
  publishProblems,
  unknownProblems: async (from, { client }, { rubrics }) => {
    const existing = await from.query<{ id: number }>(
      'select r.id from rubrics r where r.client = $1 and r.id = any($2::int[])',
      [client, [...rubrics]],
    );
    return rubrics.flatMap((id, index) =>
      existing.some((rubric) => rubric.id === id) ? [] : [unknownAt(`rubrics.${index}`)],
    );
  },
  // Its last appointment is over.
  isOver: (alias, now) =>
    `(${alias}.state = 'published' and coalesce((select max(i.over_at) from appointment_index i
      where i.event_id = ${alias}.id) <= ${now}, false))`,
  isContentOver: (content, now) => {
    const dates = publicDates('', content);
    return dates.length > 0 && dates.every((date) => endOf(date, content.newDate) <= now.getTime());
  },
  eventsJson: 'null::json',
  // An author who cannot see the priority does not set it either.
  withoutHiddenChanges: (content, stored, { fieldSettings }) =>
    fieldSettings.recording.priority.visible ? content : { ...content, priority: stored?.priority },
  withUrgentChanges,
  publishUrgentChanges: async (transaction, id, { published, content }) => {
    const urgentContent = withUrgentChanges(published, content);
    if (isSame(urgentContent, published)) return;
    const { status, newDate, newLocation } = urgentContent;
    await transaction.query(
      'update events set status = $2, new_date = $3, new_location = $4, written = $5 where id = $1',
      [id, status, newDate || null, newLocation || null, JSON.stringify(urgentContent)],
    );
    await writeAppointments(transaction, id, urgentContent);
  },
  publicColumns: publicEventColumns,
  writeChildRows: writeEventRows,
  updateIndex: (transaction, client, id) => transaction.query('select index_events($1, $2::text[])', [client, [id]]),
  contentOfCopy: (content) => ({
    ...content,
    ...{ dates: [], series: [], status: 'scheduled', newDate: '', newLocation: '' },
  }),
};

/** Returns the end of a date in ms since 1970, also after it has been moved. @param newDate of the whole event */
const endOf = ({ date, endDate, from, until, fullDay, newDate }: PublicDate, newDateOfEvent: string): number => {
  const days =
    newDate || newDateOfEvent ? { date: newDate || newDateOfEvent } : { date, ...(endDate !== date && { endDate }) };
  return endTimeOf({ ...days, ...(from && { from }), ...(until && { until }), fullDay });
};

async function writeEventRows(
  transaction: Queryable,
  client: string,
  id: string,
  content: EventContent,
): Promise<void> {
  await transaction.query('delete from event_rubrics where event_id = $1', [id]);
  await transaction.query(
    `insert into event_rubrics (event_id, position, rubric_id)
     select $1, place - 1, rubric from unnest($2::int[]) with ordinality as given(rubric, place)`,
    [id, [...content.rubrics]],
  );
  await addTagSuggestions(transaction, client, content.tags);
  await writeAppointments(transaction, id, content);
}

async function writeAppointments(transaction: Queryable, id: string, content: EventContent): Promise<void> {
  const before = await transaction.query<PublishedAppointment>(
    'delete from appointments where event_id = $1 returning id, date::text as date, time_from',
    [id],
  );
  await transaction.query(
    `insert into appointments (id, event_id, date, end_date, time_from, time_until, full_day, info, status, new_date,
       new_location)
     select id, $1, date, end_date, time_from, time_until, full_day, info, status, new_date, new_location
     from jsonb_to_recordset($2::jsonb) as given(id text, date date, end_date date, time_from text, time_until text,
       full_day boolean, info text, status text, new_date date, new_location text)`,
    [id, JSON.stringify(withPreviousIds(appointmentRows(id, content), before))],
  );
}

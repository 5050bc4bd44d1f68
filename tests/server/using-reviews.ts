import { beforeEach } from 'vitest';
import { giveSettings } from '../support/account-fixtures';
import { BACK_OFFICE_PASSWORD, backOfficeBrowser, fieldsOf } from '../support/back-office-browser';
import type { Backend } from './on-each-database';
import { RECORDING, usingOwnEvents } from './using-own-events';

/** The events that the client reviews. */
export type Review = 'none' | 'new' | 'all';

/** Gives each test own events at a client whose operator looks at new and changed ones, and that operator. */
export function usingReviews(backend: () => Backend) {
  const events = usingOwnEvents(backend);
  let operator: ReturnType<typeof backOfficeBrowser>;

  const review = (which: Review) =>
    giveSettings(backend().database, 'stadt', { ...RECORDING, eventRecording: { review: which } });
  beforeEach(async () => {
    await backend().database.script('delete from decisions; delete from mails');
    await review('all');
    operator = backOfficeBrowser(events.media.another({ backOfficePassword: BACK_OFFICE_PASSWORD, behindProxy: true }));
    await operator.logIn();
  });

  /** The number under which an event waits. */
  const numberOf = async (eventId: string): Promise<number> => {
    const [row] = await backend().database.query<{ id: number }>('select id from event_reviews where event_id = $1', [
      eventId,
    ]);
    return row?.id ?? 0;
  };
  const pageOf = async (eventId: string) => `/backoffice/stadt/queue/event/${await numberOf(eventId)}`;
  const formOf = async (eventId: string, more = '') =>
    `/backoffice/stadt/reviews/event/${await numberOf(eventId)}${more}`;
  const press = async (eventId: string, action: string, typed: Record<string, string> = {}) => {
    const { html } = await operator.open(await pageOf(eventId));
    const path = await formOf(eventId);
    const form = html.split('<form').find((part) => part.includes(`action="${path}"`)) ?? '';
    return operator.post(path, { ...fieldsOf(form), action, ...typed });
  };
  /** An event that visitors see. */
  const published = async (changes: object = {}): Promise<string> => {
    await review('none');
    const id = await events.created(changes);
    await review('all');
    return id;
  };
  return { ...events, review, numberOf, pageOf, formOf, press, published, operator: () => operator };
}

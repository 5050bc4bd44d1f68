import type { Page } from 'playwright/test';
import { addDays, todayInBerlin } from '../../src/lib/days';
import { anAddress, anAppointment, anEventRow, aRubric } from './event-answers';

/** The base address of a server that has the required calls only. */
export const BARE = '/bare';

type Bare = {
  /** The data of its settings, or the status that answers them. */
  settings: object | number;
  /** Answers of further calls, by their paths. */
  more?: Readonly<Record<string, number>>;
};

const RUBRICS = [aRubric(), aRubric({ id: 2, name: 'Märkte', color: '#2f6d8c', icon: 'market' })];

/** Events as a small server of another make writes them. */
function bareEvents(): Record<string, unknown>[] {
  const today = todayInBerlin();
  return [3, 5, 8].map((days, index) => ({
    ...anEventRow({ title: `Abend ${index + 1}`, rubric: RUBRICS[index % 2], image: null, tags: null }),
    id: 71 + index,
    appointment: anAppointment({
      id: index,
      date: `${addDays(today, days)}T00:00:00`,
      from: '20:00:00',
      until: null,
      fullDay: 'N',
    }),
    location: { name: 'Alte Schmiede', community: { community_id: '12', name: 'Ulm' } },
  }));
}

const detailOf = (row: Record<string, unknown>) => ({
  id: row.id,
  title: row.title,
  rubrics: [row.rubric],
  appointments: [row.appointment],
  location: anAddress({ address_id: '10' }),
  longdesc1: '<p>Mit Bewirtung.</p>',
  // A wrong field must not hide the others.
  price: 'frei',
});

/**
 * Puts a server below `/bare` that has GET clientSettings, events, events/{id} and rubrics, and answers 404 to all else.
 *
 * @returns the calls that it was asked, without their queries, and those that it does not have
 */
export async function serveBare(page: Page, { settings, more = {} }: Bare) {
  const asked: string[] = [];
  const refused: string[] = [];
  let current = settings;
  const answerTo = (call: string): { status: number; json: unknown } => {
    if (call === 'GET clientSettings')
      return typeof current === 'number' ? { status: current, json: {} } : { status: 200, json: { data: current } };
    const events = bareEvents();
    if (call === 'GET events') return { status: 200, json: events };
    if (call === 'GET rubrics') return { status: 200, json: { data: RUBRICS } };
    const event = events.find(({ id }) => call === `GET events/${id}`);
    if (event) return { status: 200, json: { data: detailOf(event) } };
    refused.push(call);
    return { status: more[call] ?? 404, json: {} };
  };
  await page.route(
    (url) => url.pathname.startsWith(`${BARE}/`),
    async (route) => {
      const request = route.request();
      const call = `${request.method()} ${new URL(request.url()).pathname.slice(`${BARE}/api/`.length)}`;
      asked.push(call);
      await route.fulfill(answerTo(call));
    },
  );
  return {
    asked,
    refused,
    /** Changes the settings, as after a failure that has passed. */
    changeSettings(next: Bare['settings']) {
      current = next;
    },
  };
}

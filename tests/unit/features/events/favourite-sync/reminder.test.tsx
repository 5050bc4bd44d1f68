import { beforeAll, describe, expect, it } from 'vitest';
import { createQueryCache } from '../../../../../src/app/query-cache';
import { FavouritesPart } from '../../../../../src/features/events/favourite-sync/favourites-part';
import { eventTexts } from '../../../../../src/i18n/texts';
import { addDays, todayInBerlin } from '../../../../../src/lib/days';
import { toSettings } from '../../../../../src/settings/to-settings';
import { anAppointment, anEventRow } from '../../../../support/event-answers';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, aPortal, click, show, withReact } from '../../../forms/saving/harness';

withReact();
beforeAll(() => eventTexts.load('de'));

const TODAY = todayInBerlin(Date.now());
const TOMORROW = addDays(TODAY, 1);
const aRow = (id: string, date: string, given: object = {}) =>
  anEventRow({ id, title: `Titel ${id}`, appointment: anAppointment({ date, until: undefined, ...given }) });

/** A list's page whose server knows these events. */
async function shown(rows: object[], { ids = ['a', 'b'], settings = {} } = {}) {
  const portal = aPortal();
  const asked: string[] = [];
  const api = {
    ...portal.client.api,
    get: async (path: string, query: object = {}) => {
      asked.push(`${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`);
      const meta = { total: rows.length, page: 1, pageSize: 100, pageCount: 1 };
      return { data: rows, meta };
    },
  };
  const client = { ...portal.client, api, queryCache: createQueryCache(api) };
  const router = { ...portal.router, hrefOf: (route: string) => `#${route}` };
  const given = { ...portal, client, router, settings: toSettings(settings).settings };
  const { place } = await show(given, <FavouritesPart reminderIds={ids} />);
  return { place, asked, given };
}

describe('a reminder of favourites', () => {
  it('names events that begin today and tomorrow, not running ones, and links to them', async () => {
    const { place, asked } = await shown([
      aRow('a', TODAY),
      aRow('b', TOMORROW, { status: 'cancelled' }),
      aRow('running', addDays(TODAY, -3), { endDate: TOMORROW }),
    ]);
    await until(() => place.querySelectorAll('li').length === 2);
    expect([...place.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Titel a', 'Titel b']);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#/events/a');
    expect(asked).toEqual([`events?ids=a%2Cb&from=${TODAY}&to=${TOMORROW}&pageSize=100`]);
  });

  it('does not return for dismissed dates, but for others', async () => {
    const first = await shown([aRow('a', TODAY)]);
    await until(() => first.place.querySelector('button') !== null);
    await click(first.place, 'button');
    expect(first.place.textContent).toBe('');
    const second = await shown([aRow('a', TODAY), aRow('a2', TODAY), aRow('a', TOMORROW)]);
    await until(() => second.place.querySelectorAll('li').length > 0);
    expect([...second.place.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Titel a2', 'Titel a']);
  });

  itForAll(
    [
      ['the client has switched it off', { settings: { eventList: { remindOfFavourites: false } } }],
      ['nothing is remembered', { ids: [] }],
    ],
    afresh,
  )('sends no request if %s', async (_, given) => {
    const { place, asked } = await shown([aRow('a', TODAY)], given);
    expect([place.textContent, asked]).toEqual(['', []]);
  });
});

import { plainSheet } from '../elements/adopted-sheets';
import { translateIn } from '../i18n/translate';
import { addDays, todayInBerlin } from '../lib/days';
import { delay } from '../lib/delay';
import { toEventPage } from '../model/answers/event-page';
import { toFirstSettings } from '../settings/first-settings';
import { themeProperties } from '../theme/theme-properties';
import { type FirstScreen, paintedScreen } from './painted-screen';

/** The number of cards from which browsers notice frequently called functions. */
const SAMPLE_CARDS = 3;

/** The languages that are warmed up on this page. */
const warmedUpLocales = new Set<string>();

/**
 * Draws a sample list off the document while the requests are pending. When the events arrive, the code is compiled,
 * the date formats exist and the styles are parsed, so only the cards are left to draw. It runs in two steps, because
 * the request for the application's code waits behind them; a response in between ends it.
 */
export async function warmUp(first: FirstScreen, response: Promise<unknown>): Promise<void> {
  if (warmedUpLocales.has(first.locale)) return;
  warmedUpLocales.add(first.locale);
  plainSheet();
  const settings = toFirstSettings(first.locale, []);
  themeProperties();
  const date = addDays(todayInBerlin(), 2);
  const row = {
    id: '0',
    title: '0',
    rubric: { id: 0, color: '#000000', icon: 'more', name: '0' },
    appointment: { id: '0', date, from: '10:00', until: '11:00' },
    appointmentCount: 2,
    location: { name: '0', community: { community_id: 0, name: '1' } },
    price: { from: 100, currency: 'EUR' },
  };
  if (await Promise.race([response, delay(0)])) return;
  const data = Array.from({ length: SAMPLE_CARDS }, () => row);
  const page = toEventPage({ data, meta: { page: 1, pageSize: 1, total: 2 } });
  paintedScreen(first, { settings, _: translateIn({}, first.locale) }, page, SAMPLE_CARDS);
}

import type { Context } from 'hono';
import { addDays } from '../../../../../src/lib/days';
import {
  type ClosingResult,
  type DayFate,
  decideOnSlotDays,
  type FoundDays,
  findDays,
  findFreeTargets,
} from '../../../adverts/decisions/close-days';
import { berlinDay, isDay } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import type { OfficeOptions } from '../../options';
import { pageOf } from '../../page/addresses';
import {
  actorContextOf,
  type BackOfficeApp,
  type BackOfficeEnv,
  clientOf,
  csrfOf,
  isKeyOf,
  queryLine,
  redirectWithResult,
  show,
} from '../../page/office';
import { buttonLink } from '../../ui/shapes';
import { type DaysDeed, daysPath } from './addresses';
import { CALENDAR_POLICY, calendarAssets } from './calendar-assets';
import { calendarPage, noPlaces } from './calendar-page';
import { daysForm } from './days-form';
import { type ClosingQuestion, closingQuestion, MAX_CLOSING_REASON } from './days-question';
import { loadPlaces } from './load-occupancy';
import type { CalendarPlace } from './occupancy';
import { CALENDAR_VIEWS, periodOf, type View } from './period';
import { chosenDays, type DaysChoice, faultsOf, readDays, writeDays } from './read-days';

type OfficeContext = Context<BackOfficeEnv>;

const FATE = /^fate-(.+)-(\d{4}-\d\d-\d\d)$/;

const titles: Readonly<Record<DaysDeed, string>> = { close: 'Tage schließen', open: 'Tage öffnen' };

/** Serves the occupancy of the places, and the closing and opening of their days. */
export function serveCalendar(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database, now } = options;
  pages.get('/:client/adverts/calendar', async (context) => {
    const client = clientOf(context);
    const [view, slot, day] = [queryLine(context, 'view'), queryLine(context, 'slot'), queryLine(context, 'day')];
    const period = periodOf(
      isKeyOf(CALENDAR_VIEWS, view) ? view : 'weeks',
      queryLine(context, 'from'),
      berlinDay(now()),
    );
    const chosen = slot !== '' && isDay(day) ? { slot, day } : undefined;
    const content = await calendarPage(database, { client, period, chosen }, now());
    context.header('Content-Security-Policy', CALENDAR_POLICY);
    const actions = buttonLink(daysPath(client, 'close'), 'Tage schließen', { sign: 'lock' });
    return show(context, { title: 'Belegung', current: 'calendar', content, actions, ...calendarAssets });
  });

  for (const deed of ['close', 'open'] as const) {
    pages.get(`/:client/adverts/calendar/${deed}`, async (context) => {
      const sent = new URL(context.req.url).searchParams;
      const choice = readDays(sent);
      return sent.has('check')
        ? askAboutDays(context, options, { deed, choice })
        : askForDays(context, options, { deed, choice });
    });
    pages.post(`/:client/adverts/calendar/${deed}`, (context) => decide(context, options, deed));
  }
}

type Asked = { deed: DaysDeed; choice: DaysChoice };

/** Asks for places and days; after a refusal with what has been chosen. */
async function askForDays(
  context: OfficeContext,
  { database, now }: OfficeOptions,
  { deed, choice, problem, faults = {} }: Asked & { problem?: string; faults?: ReturnType<typeof faultsOf> },
): Promise<Response> {
  const client = clientOf(context);
  const today = berlinDay(now());
  const places = await activePlaces(context, database, today);
  if (places.length === 0) return showDays(context, deed, { content: noPlaces(client) });
  const content = daysForm({ client, deed, places, choice, faults, problem, today });
  const isRefused = problem !== undefined || Object.keys(faults).length > 0;
  return showDays(context, deed, { content, ...(isRefused && { status: 422 }) });
}

const activePlaces = async (context: OfficeContext, database: OfficeOptions['database'], today: string) =>
  (await loadPlaces(database, clientOf(context), { first: today, last: today })).filter(({ isActive }) => isActive);

/** Says what is sold on the chosen days; asks once more for a choice that cannot be. */
async function askAboutDays(
  context: OfficeContext,
  options: OfficeOptions,
  { deed, choice, typed, refused }: Asked & { typed?: ClosingQuestion['typed']; refused?: ClosingQuestion['refused'] },
): Promise<Response> {
  const { database, now } = options;
  const client = clientOf(context);
  const today = berlinDay(now());
  const faults = faultsOf(choice, today);
  if (Object.keys(faults).length > 0) return askForDays(context, options, { deed, choice, faults });
  const places = await activePlaces(context, database, today);
  const chosen = chosenDays(choice, places);
  const found = await findDays(database, client, chosen, { now: now(), deed });
  if (!found) return context.notFound();
  if (found.changed.length === 0) {
    const problem =
      deed === 'close'
        ? 'An diesen Tagen ist nichts zu schließen: Die Plätze erscheinen dann nicht, oder die Tage sind schon geschlossen.'
        : 'Von diesen Tagen ist keiner geschlossen.';
    return askForDays(context, options, { deed, choice, problem });
  }
  const isHolidayAlone = choice.from === '';
  const content = closingQuestion({
    ...{ client, csrf: csrfOf(context), deed, places, chosen, found, query: writeDays(choice), today, refused },
    targets: await loadTargets(database, found, places, now()),
    typed: typed ?? { reason: isHolidayAlone ? 'Feiertag' : '', buyerReason: '', fates: [] },
  });
  return showDays(context, deed, { content, ...(refused && { status: refused === 'stale' ? 409 : 422 }) });
}

/** The number of orders that get days to move to; for the others their own page has them. */
const MAX_MOVABLE = 40;

/** Finds the days to which bought days can move, by the numbers of their orders. */
async function loadTargets(
  from: Queryable,
  { changed, taken }: FoundDays,
  places: readonly CalendarPlace[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const targets = new Map<string, readonly string[]>();
  for (const { slot: id, day, order } of taken) {
    const slot = places.find((place) => place.id === id);
    if (!slot || !order || targets.has(order.number) || targets.size >= MAX_MOVABLE) continue;
    const closing = changed.find((slotDays) => slotDays.slot === id)?.days ?? [];
    targets.set(order.number, await findFreeTargets(from, { slot, order, after: day, closing }, now));
  }
  return targets;
}

const showDays = (
  context: OfficeContext,
  deed: DaysDeed,
  page: { content: Parameters<typeof show>[1]['content']; status?: 409 | 422 },
): Promise<Response> => {
  const client = clientOf(context);
  const other = deed === 'close' ? 'open' : 'close';
  return show(context, {
    ...{ title: titles[deed], current: 'calendar', ...page },
    path: [
      { href: pageOf.orders(client), label: 'Anzeigen' },
      { href: pageOf.bookings(client), label: 'Belegung' },
    ],
    actions: buttonLink(daysPath(client, other), titles[other]),
  }) as Promise<Response>;
};

/** Closes or opens the chosen days; a refusal shows them once more with what has been typed. */
async function decide(context: OfficeContext, options: OfficeOptions, deed: DaysDeed): Promise<Response> {
  const { database, now } = options;
  const form = context.get('form');
  const choice = readDays(new URLSearchParams(form.text('query')));
  const today = berlinDay(now());
  // A day may have passed since the question.
  if (Object.keys(faultsOf(choice, today)).length > 0) return askAboutDays(context, options, { deed, choice });
  const places = await activePlaces(context, database, today);
  const reason = form.line('reason').slice(0, MAX_CLOSING_REASON);
  const buyerReason = form.text('buyer-reason').trim().slice(0, MAX_CLOSING_REASON);
  const fates = form.names.flatMap((name): DayFate[] => {
    const [, number = '', day = ''] = FATE.exec(name) ?? [];
    const fate = form.line(name);
    return number === '' || !(fate === 'credit' || isDay(fate))
      ? []
      : [{ number, day, to: fate === 'credit' ? undefined : fate }];
  });
  const chosen = chosenDays(choice, places);
  const seen = form.text('seen');
  const result: ClosingResult = await decideOnSlotDays(
    options,
    deed === 'open' ? { deed, chosen, seen } : { deed, chosen, seen, reason, buyerReason, fates },
    actorContextOf(context, options),
  );
  if (result === 'gone') return context.notFound();
  if (result !== 'done') {
    return askAboutDays(context, options, { deed, choice, typed: { reason, buyerReason, fates }, refused: result });
  }
  const days = chosen.flatMap(({ days }) => days).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return redirectWithResult(context, `/adverts/calendar?view=${viewOf(first, last)}&from=${first}`, result);
}

const TWO_WEEKS = 14;

/** Returns the view that shows a first and a last day together. */
function viewOf(first: string, last: string): View {
  if (last < addDays(first, TWO_WEEKS)) return 'weeks';
  return first.slice(0, 'YYYY-MM'.length) === last.slice(0, 'YYYY-MM'.length) ? 'month' : 'year';
}

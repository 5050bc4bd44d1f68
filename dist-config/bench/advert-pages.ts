import { storeAdverts } from '../../demo/seed/store/adverts';
import { storeOrders } from '../../demo/seed/store/orders';
import type { Database } from '../../demo/server/platform/database/database';
import { type Bench, readProbe } from './browser';
import type { Figure } from './figures';
import { inTurn, type Load, loadIn, medianOf, type Site } from './page-load';

const CLIENT = 'stadt';
const ORDER = 'bench-advert';
/** The maximum ratio of a list with adverts to the same list without. */
const MAX_RATIO = 1.02;
const MAX_SHIFT = 0.02;
const BYTES_PER_KB = 1024;

/** Adds an advert that runs in the list of the town on the first day of the data. */
export async function placeAdvert(database: Database, day: string): Promise<void> {
  const [row] = await database.query<{ isThere: boolean; hasCatalogue: boolean }>(
    `select exists (select 1 from advert_orders where id = $1) as "isThere",
       exists (select 1 from advert_media) as "hasCatalogue"`,
    [ORDER],
  );
  if (row?.isThere) return;
  if (!row?.hasCatalogue) await storeAdverts(database);
  const [event] = await database.query<{ id: string; title: string; mediumId: string | null }>(
    `select e.id, e.title, (select min(m.id) from media m where m.event_id = e.id) as "mediumId" from events e
     where e.client = $1 and e.state = 'published' and e.status = 'scheduled' order by e.id limit 1`,
    [CLIENT],
  );
  if (!event) throw new Error('There is no event to advertise.');
  const billing = {
    ...{ isOther: true, company: 'Kulturverein', firstName: 'Erika', lastName: 'Muster', street: 'Marktplatz 1' },
    ...{ houseNumber: '', postalCode: '72793', city: 'Pfullingen', country: 'DE', vatId: '', reference: '' },
    ...{ email: 'verein@example.org', isConsumer: false },
  };
  await storeOrders(database, [
    {
      ...{ id: ORDER, client: CLIENT, accountId: null, slot: 'stadt-liste', dates: [day], orderedOn: day },
      ...{ state: 'confirmed', event, mediumId: event.mediumId, billing, contact: { email: billing.email } },
    },
  ]);
}

/** Measures a list with an advert, beside the same list on a page without adverts. */
export async function advertPageFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const { shown, without } = await inTurn(
    {
      shown: () => loadOf(bench, `${url}/list/`, true),
      without: () => loadOf(bench, `${url}/without-adverts/`, false),
    },
    runs,
  );
  const what = (words: string) => `${words}, event-list with adverts | without`;
  const kilobytes = (loads: Load[]) => medianOf(loads, 'scriptBytes') / BYTES_PER_KB;
  return [
    {
      ...{ what: what('first card'), value: medianOf(shown, 'firstCard'), unit: 'ms' },
      ...{ floor: medianOf(without, 'firstCard'), goal: MAX_RATIO },
    },
    { what: what('ready'), value: medianOf(shown, 'ready'), unit: 'ms', floor: medianOf(without, 'ready') },
    {
      what: what('blocking time in all'),
      value: medianOf(shown, 'blockingInAll'),
      unit: 'ms',
      floor: medianOf(without, 'blockingInAll'),
    },
    { what: what('scripts until ready'), value: kilobytes(shown), unit: 'KB', floor: kilobytes(without) },
    { what: 'layout shift, event-list with adverts', value: medianOf(shown, 'shift'), unit: '', goal: MAX_SHIFT },
  ];
}

/** Loads a list as a person does. @throws {Error} when it has an unexpected advert, or lacks one */
async function loadOf(bench: Bench, address: string, isAdvertised: boolean): Promise<Load> {
  const visit = await bench.visit({ isPerson: true });
  try {
    const load = await loadIn(visit, address);
    const hasAdvert = (await visit.page.locator('.booked-card').count()) > 0;
    if (hasAdvert !== isAdvertised) throw new Error(`${address} has ${hasAdvert ? 'an' : 'no'} advert.`);
    return { ...load, shift: (await readProbe(visit)).shift };
  } finally {
    await visit.close();
  }
}

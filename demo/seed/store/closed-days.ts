import { berlinTime } from '../../../src/lib/berlin-time';
import { addDays } from '../../../src/lib/days';
import { holidayOn } from '../../../src/model/series/public-holidays';
import { closeDays } from '../../server/adverts/closed-days';
import type { Queryable } from '../../server/platform/database/database';
import type { Day } from '../generate/calendar';
import { operatorIds } from './order-history';

/** The number of days whose public holidays the newspaper has closed. */
const DAYS = 90;

/** Closes the public holidays of the coming weeks in print, and days of maintenance online. */
export async function seedClosedDays(transaction: Queryable, today: Day): Promise<void> {
  const [, , operator] = await operatorIds(transaction);
  const printed = await transaction.query<{ id: string; client: string }>(
    `select s.id, m.client from advert_slots s join advert_channels c on c.id = s.channel_id
       join advert_media m on m.id = c.medium_id where m.kind = 'print' order by m.position, c.position, s.position`,
  );
  const coming = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1));
  const holidays = coming.filter((day) => holidayOn(day, 'BW', false));
  const maintained = [addDays(today, 16), addDays(today, 17)];
  const closings = [
    ...printed.map(({ id, client }) => ({
      ...{ client, slot: id, days: holidays, reason: 'Feiertag, die Zeitung erscheint nicht' },
    })),
    { client: 'zeitung', slot: 'kurier-titelseite', days: maintained.slice(0, 1), reason: 'Wartung der Website' },
    { client: 'stadt', slot: 'stadt-teaser', days: maintained, reason: 'Umbau der Titelseite' },
  ];
  const now = new Date(berlinTime(addDays(today, -6), '11:20'));
  for (const { client, ...closing } of closings) await closeDays(transaction, closing, { client, operator, now });
}

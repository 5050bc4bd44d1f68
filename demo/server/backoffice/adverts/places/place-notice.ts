import { addDays } from '../../../../../src/lib/days';
import { findSlotDays } from '../../../adverts/free-days';
import { berlinDay } from '../../../platform/berlin-day';
import type { Queryable } from '../../../platform/database/database';
import type { Html } from '../../page/page';
import { buttonLink, notice } from '../../ui/shapes';
import { calendarPath } from '../calendar/addresses';
import { recordPath } from '../catalogue/record-page';
import type { OfficePlace } from './load-place';
import { placeState } from './place-words';

/** The number of days in which a free one is expected. */
const NEAR_DAYS = 30;

/** Renders what is due at a place, the most urgent alone; '' if nothing is. */
export async function placeNotice(from: Queryable, client: string, place: OfficePlace, now: Date): Promise<Html | ''> {
  const edit = (label: string) =>
    buttonLink(recordPath(client, { kind: 'slot', id: place.id }), label, { isQuiet: false });
  if (placeState(place).tone !== 'good') return closedNotice(client, place);
  if (place.slot.price.dayCents === 0)
    return notice({
      ...{ tone: 'bad', title: 'Der Preis ist 0 €', action: edit('Preis eintragen') },
      text:
        place.slot.price.leastCents === 0
          ? 'Wer hier bucht, bekommt eine Rechnung über 0,00 €.'
          : 'Wer hier bucht, zahlt nur den Mindestpreis.',
    });
  const first = berlinDay(now);
  const days = await findSlotDays(from, place.slot, { first, last: addDays(first, NEAR_DAYS), now });
  if (!days.some(({ state }) => state === 'free' || state === 'few'))
    return notice({
      ...{ tone: 'wait', title: `In den nächsten ${NEAR_DAYS} Tagen ist nichts frei` },
      text: 'Wer jetzt buchen möchte, findet frühestens danach einen Tag.',
      action: buttonLink(calendarPath(client, { slot: place.id }), 'In der Belegung zeigen', { isQuiet: false }),
    });
  if (place.picture !== '') return '';
  return notice({
    ...{ tone: 'info', title: 'Ein Bild fehlt' },
    text: 'Ohne Bild zeichnet das Portal, wo die Anzeige erscheint. Ein Foto oder ein Bildschirmfoto zeigt es genauer.',
    action: buttonLink('#picture-title', 'Bild hochladen', { isQuiet: false }),
  });
}

function closedNotice(client: string, { medium, channel, id }: OfficePlace): Html {
  const { kind, closed, label } = !medium.isActive
    ? ({ kind: 'medium', closed: medium.id, label: `Das Medium „${medium.name}“ ist geschlossen` } as const)
    : !channel.isActive
      ? ({ kind: 'channel', closed: channel.id, label: `Der Bereich „${channel.name}“ ist geschlossen` } as const)
      : ({ kind: 'slot', closed: id, label: 'Dieser Werbeplatz ist geschlossen' } as const);
  return notice({
    ...{ tone: 'info', title: label, sign: 'lock' },
    text: 'Niemand kann hier buchen. Was gebucht ist, erscheint weiter.',
    action: buttonLink(recordPath(client, { kind, id: closed }), 'Wieder anbieten', { isQuiet: false }),
  });
}

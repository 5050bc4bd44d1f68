import type { EventInput } from '../../tools/store/event-input';
import { capitalised, type newFill } from './fill';
import type { Promoter } from './promoters';
import type { Random } from './random';
import type { Template } from './texts';
import type { Venue } from './venues';

type Texts = Pick<EventInput, 'shortdesc1' | 'shortdesc2' | 'shortdesc3' | 'longdesc1' | 'longdesc2' | 'longdesc3'>;
type Field = EventInput['freeFields'][number];

const RAIN = [
  'Bei Regen findet die Veranstaltung in der Halle statt.',
  'Bei Sturm oder Gewitter fällt die Veranstaltung aus.',
];
const HINTS = [
  'Parkplätze sind in der Nähe vorhanden, eine Bushaltestelle liegt zwei Gehminuten entfernt.',
  'Vom Bahnhof sind es etwa zehn Minuten zu Fuß.',
  'Bitte nutzen Sie öffentliche Verkehrsmittel, die Parkplätze sind knapp.',
  'Fahrräder können vor dem Haus abgestellt werden.',
];
const OUTDOOR_KINDS = new Set(['square', 'park', 'nature', 'farm', 'pool']);

/** Returns the texts: short ones are plain; long ones have paragraphs, and sometimes a list and a hint with a link. */
export function textsOf(
  template: Template,
  fill: ReturnType<typeof newFill>,
  venue: Venue,
  promoter: Promoter,
  random: Random,
): Texts {
  const paragraphs = template.longs.map((text) => `<p>${capitalised(fill.html(text))}</p>`);
  const programme = template.programme ?? [];
  const isOutdoors = OUTDOOR_KINDS.has(venue.kind);
  return {
    ...(random.chance(0.95) ? { shortdesc1: capitalised(fill.plain(random.pick(template.shorts))) } : {}),
    ...(random.chance(0.35) ? { shortdesc2: fill.plain('{anmeldung}') } : {}),
    ...(random.chance(0.15) ? { shortdesc3: random.pick(isOutdoors ? RAIN : HINTS) } : {}),
    ...(random.chance(0.9) ? { longdesc1: paragraphs.slice(0, random.chance(0.7) ? 2 : 1).join('') } : {}),
    ...(programme.length > 0 && random.chance(0.8)
      ? {
          longdesc2: `<p><strong>Programm</strong></p><ul>${programme.map((item) => `<li>${fill.html(item)}</li>`).join('')}</ul>`,
        }
      : {}),
    ...(random.chance(0.3) ? { longdesc3: hintOf(promoter, random) } : {}),
  };
}

function hintOf(promoter: Promoter, random: Random): string {
  const link = promoter.url ? `<a href="${promoter.url}">${promoter.name.replace(/&/g, '&amp;')}</a>` : promoter.name;
  return `<p>${random.pick(HINTS)}</p><p>Auskunft gibt: ${link}.</p>`;
}

/** Returns fields that clients may show or hide by name. */
export function freeFieldsOf(template: Template, firstTime: string | undefined, random: Random): Field[] {
  const fields: Field[] = [];
  if (firstTime && random.chance(0.2)) {
    const hour = Number(firstTime.slice(0, 2)) - 1;
    fields.push({
      name: 'admission',
      label: 'Einlass',
      value: `${String(hour).padStart(2, '0')}${firstTime.slice(2)} Uhr`,
    });
  }
  if (template.children || random.chance(0.06)) {
    const value = random.pick(
      template.children ? ['ab 3 Jahren', 'ab 5 Jahren', '6 bis 10 Jahre'] : ['ab 12 Jahren', 'ab 16 Jahren'],
    );
    fields.push({ name: 'age', label: 'Altersempfehlung', value });
  }
  if (random.chance(0.05))
    fields.push({
      name: 'language',
      label: 'Sprache',
      value: random.pick(['Deutsch', 'Deutsch und Englisch', 'Leichte Sprache']),
    });
  if (random.chance(0.08))
    fields.push({
      name: 'parking',
      label: 'Parken',
      value: random.pick(['Parkhaus Mitte', 'Festplatz', 'am Ortseingang']),
    });
  return fields;
}

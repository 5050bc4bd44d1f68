import { html } from 'hono/html';
import { pageOf } from '../../page/addresses';
import { shortDay } from '../../page/day-words';
import { labelled } from '../../page/fields';
import type { Html } from '../../page/page';
import { WEEKDAYS } from '../../page/weekday-words';
import { buttonLink, notice } from '../../ui/shapes';
import { type DaysDeed, daysPath } from './addresses';
import { holidaysOfAll } from './holidays';
import type { CalendarPlace } from './occupancy';
import type { DaysChoice, DaysFaults } from './read-days';

/** The form for places and days. */
export type DaysForm = {
  client: string;
  deed: DaysDeed;
  places: readonly CalendarPlace[];
  choice: DaysChoice;
  faults: DaysFaults;
  /** The problem of the choice as a whole. */
  problem?: string | undefined;
  today: string;
};

const check = (name: string, value: string | number, label: string, isChecked: boolean) =>
  html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChecked ? ' checked' : ''}> ${label}</label>`;

/** Renders the choice of places and days, the first step of closing and of opening. */
export function daysForm(form: DaysForm): Html {
  const { client, deed, choice, faults, problem } = form;
  const label = deed === 'close' ? 'Tage schließen' : 'Tage öffnen';
  return html`${problem ? html`<div role="alert">${notice({ tone: 'bad', title: problem })}</div>` : ''}
<section aria-label="${label}"><form method="get" action="${daysPath(client, deed)}"><input type="hidden" name="check" value="1">
${placesField(form)}
<fieldset><legend>Welche Tage?</legend><div class="line fields">${labelled(
    { name: 'from', label: 'Tag oder erster Tag' },
    faults.from,
    (attributes) => html`<input type="date" ${attributes} class="width-date" value="${choice.from}">`,
  )}${labelled(
    { name: 'to', label: 'Letzter Tag (optional)' },
    faults.to,
    (attributes) => html`<input type="date" ${attributes} class="width-date" value="${choice.to}">`,
  )}</div></fieldset>
<fieldset><legend>Nur an diesen Wochentagen (optional)</legend><div class="checks line">${WEEKDAYS.map((name, index) =>
    check('weekday', index + 1, name, choice.weekdays.includes(index + 1)),
  )}</div></fieldset>
${deed === 'close' ? holidayFields(form) : ''}
<p class="hint">${
    deed === 'close'
      ? 'Im nächsten Schritt sehen Sie, was an diesen Tagen verkauft ist. Vorher wird nichts geschlossen.'
      : 'Im nächsten Schritt sehen Sie, welche dieser Tage geschlossen sind.'
  }</p>
<div class="actions"><button>Weiter</button>${buttonLink(pageOf.bookings(client), 'Abbrechen')}</div></form></section>`;
}

/** Renders the places, by their media. */
function placesField({ places, choice, faults }: DaysForm): Html {
  const media = [...new Map(places.map(({ mediumId, medium }) => [mediumId, medium]))];
  return html`<fieldset${faults.slots ? html` aria-describedby="slots-error"` : ''}><legend>Welche Plätze?</legend>${
    faults.slots ? html`<p class="error" id="slots-error">${faults.slots}</p>` : ''
  }${media.map(([id, name]) => {
    const own = places.filter(({ mediumId }) => mediumId === id);
    return html`${own.length > 1 ? check('medium', id, `Alle ${own.length} von ${name}`, choice.media.includes(id)) : ''}<div class="checks even">${own.map(
      (place) => check('slot', place.id, `${place.channel}: ${place.name}`, choice.slots.includes(place.id)),
    )}</div>`;
  })}</fieldset>`;
}

/** Renders the public holidays of this year and the next. */
function holidayFields({ places, choice, today }: DaysForm): Html {
  const states = [...new Set(places.map(({ closing }) => closing.holidaysOf))];
  const year = Number(today.slice(0, 4));
  return html`${[year, year + 1].map((one) => {
    const holidays = holidaysOfAll(states, one).filter(({ day }) => day >= today);
    return holidays.length === 0
      ? ''
      : html`<fieldset><legend>Feiertage ${one} (optional)</legend>${check('year', one, `Alle Feiertage ${one}`, choice.years.includes(one))}
<div class="checks even">${holidays.map(({ day, name }) =>
          check('holiday', day, `${shortDay(day, today)} ${name}`, choice.holidays.includes(day)),
        )}</div></fieldset>`;
  })}<p class="hint">Es gelten die Feiertage des Landes, das bei dem Platz eingetragen ist: ${states.join(', ')}.</p>`;
}

import { EAGER, fetchEvents, type Row, SIZES, sourcesOf } from './answer';
import css from './list.css?inline';

/* The minimal code for the same cards: a custom element without any library. */

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
let format: Intl.DateTimeFormat | undefined;
/** Formats a day. Lazy: the first format takes a slow phone longer than all cards. */
const dayOf = (date: string) => {
  format ??= new Intl.DateTimeFormat('de', DAY);
  return format.format(new Date(date));
};
const safe = (text = '') => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const cardOf = (host: string, { id, title, rubric, appointment, location, image }: Row, index: number) => `<article>
<div class="image" style="background:${safe(rubric.color)}">${
  image
    ? `<img alt="${safe(image.alt)}" loading="${index < EAGER ? 'eager' : 'lazy'}" sizes="${SIZES}" srcset="${safe(sourcesOf(host, image))}">`
    : ''
}</div><div class="date">${dayOf(appointment.date)}</div>
<div class="body"><span>${safe(rubric.name)}</span><h3><a href="#${safe(id)}">${safe(title)}</a></h3>
<span>${safe([appointment.from, location?.name].filter(Boolean).join(' · '))}</span></div></article>`;

class VanillaList extends HTMLElement {
  async connectedCallback() {
    const host = this.getAttribute('host') ?? '';
    const rows = await fetchEvents(host);
    const cards = rows.map((row, index) => cardOf(host, row, index)).join('');
    this.attachShadow({ mode: 'open' }).innerHTML = `<style>${css}</style><div class="cards">${cards}</div>`;
    this.dispatchEvent(new CustomEvent('portal-ready', { bubbles: true }));
  }
}
customElements.define('vanilla-list', VanillaList);

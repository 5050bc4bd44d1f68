import { html } from 'hono/html';
import { csrfField, type Html } from '../page/page';
import { type IconName, icon } from './icons';

/** The meaning of a badge or a notice: done well, waits, needs a hand, held or new, over. */
export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'over';

const toneIcons = { good: 'check', wait: 'clock', bad: 'warning', info: 'flag', over: 'minus' } as const;

/** Renders a state as sign and word. */
export const badge = (tone: Tone, label: string, sign: IconName = toneIcons[tone]): Html =>
  html`<span class="badge ${tone}">${icon(sign)}${label}</span>`;

/** Renders what is due, with what can be done. */
export const notice = ({
  tone,
  title,
  text,
  action,
  sign = toneIcons[tone],
}: {
  tone: Tone;
  title: string | Html;
  text?: string | Html | undefined;
  action?: Html | undefined;
  sign?: IconName;
}): Html =>
  html`<div class="notice ${tone}">${icon(sign)}<div><b>${title}</b>${text && html`<p>${text}</p>`}</div>${action}</div>`;

/** A link among tabs or chips. */
export type Choice = {
  href: string;
  label: string;
  count?: number | string | undefined;
  /** The line below, such as a sum. */
  second?: string | undefined;
  isCurrent: boolean;
};

const choiceLink = ({ href, label, count, second, isCurrent }: Choice) => {
  const counted = html`${label}${count === undefined ? '' : html` <span class="count">${countText(count)}</span>`}`;
  return html`<a href="${href}"${isCurrent ? html` aria-current="true"` : ''}>${second === undefined ? counted : html`<span class="two">${counted}<small>${second}</small></span>`}</a>`;
};

/** Formats a number of things. */
export const countText = (count: number | string): string =>
  typeof count === 'number' ? count.toLocaleString('de-DE') : count;

/** Renders tabs, which go to another set. */
export const tabs = (label: string, choices: readonly Choice[]): Html =>
  html`<nav class="tabs" aria-label="${label}">${choices.map(choiceLink)}</nav>`;

/** Renders chips, which narrow what is below. */
export const chips = (label: string, choices: readonly Choice[]): Html =>
  html`<nav class="chips" aria-label="${label}">${choices.map(choiceLink)}</nav>`;

/** Renders a chip that is on or off; it leads to the other. */
export const chipLink = ({ href, label, count, isCurrent }: Choice): Html =>
  html`<a href="${href}"${isCurrent ? html` aria-current="true"` : ''}>${isCurrent ? icon('check', 'small') : ''}${label}${count === undefined ? '' : html` <span class="count">${countText(count)}</span>`}</a>`;

/** Renders a chip with a menu of what narrows; `items` are links. */
export const chipMenu = ({ label, isOn, items }: { label: string; isOn: boolean; items: readonly Html[] }): Html =>
  html`<details class="menu"><summary class="${isOn ? 'chip on' : 'chip'}">${isOn ? icon('check', 'small') : ''}<span>${label}</span>${icon('down', 'small')}</summary><div class="menu-items">${items}</div></details>`;

/** Renders terms with their descriptions; empty descriptions are left out. */
export const facts = (
  entries: readonly (readonly [term: string, value: Html | string | number | null | undefined])[],
): Html =>
  html`<dl>${entries.map(([term, value]) => (value === null || value === undefined || value === '' ? '' : html`<dt>${term}</dt><dd>${value}</dd>`))}</dl>`;

/** Renders a part of a page with its heading. */
export const box = (title: string, content: Html, id = slugOf(title)): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

const slugOf = (title: string) => title.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

/** Renders the main column of a page with people and history beside it. */
export const withAside = (main: Html, aside: Html): Html =>
  html`<div class="with-aside"><div>${main}</div><aside aria-label="Dazu">${aside}</aside></div>`;

/** Renders a link that looks like a button. */
export const buttonLink = (
  href: string,
  label: string,
  { sign, isQuiet = true, isDanger = false }: { sign?: IconName; isQuiet?: boolean; isDanger?: boolean } = {},
): Html =>
  html`<a class="button${isQuiet ? ' quiet' : ''}${isDanger ? ' danger' : ''}" href="${href}">${sign && icon(sign)}${label}</a>`;

/** A form of one button. */
export type PostButton = {
  action: string;
  csrf: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  look?: 'filled' | 'quiet' | 'text' | 'danger' | 'quiet danger';
  sign?: IconName;
};

/** Renders a form of one button. */
export const postButton = ({ action, csrf, label, fields = {}, look = 'quiet', sign }: PostButton): Html =>
  html`<form method="post" action="${action}">${csrfField(csrf)}${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${look}">${sign && icon(sign)}${label}</button></form>`;

/** Renders an e-mail address, which breaks at its parts. */
export const emailText = (email: string): Html =>
  html`${email.split(/(?=[@.])/).map((part, index) => (index === 0 ? part : html`<wbr>${part}`))}`;

/** Renders an e-mail address as a link. */
export const emailLink = (email: string): Html => html`<a href="mailto:${email}">${emailText(email)}</a>`;

/** Renders further deeds of a row or a page, folded. */
export const moreMenu = (label: string, items: readonly Html[]): Html =>
  html`<details class="menu"><summary class="button icon-button dots" aria-label="${label}">${icon('dots')}</summary><div class="menu-items">${items}</div></details>`;

/** A step on the way of a thing. */
export type ProgressStep = { label: string; detail?: string | undefined; state: 'done' | 'now' | 'later' };

const stepStates = { done: 'erledigt', now: 'jetzt', later: 'später' } as const;

/** Renders the way of a thing. */
export const progress = (steps: readonly ProgressStep[]): Html =>
  html`<ol class="box progress" tabindex="0" aria-label="Stand">${steps.map(
    ({ label, detail, state }) =>
      html`<li class="${state}"${state === 'now' ? html` aria-current="step"` : ''}><i class="mark">${state === 'done' ? icon('check') : ''}</i><b>${label}<span class="away">, ${stepStates[state]}</span></b>${detail && html`<span>${detail}</span>`}</li>`,
  )}</ol>`;

/** Renders how many of all are shown, and the way to the others. */
export const pager = ({
  shown,
  total,
  previous,
  next,
  last: end,
  note,
}: {
  /** The first and last number on this page. */
  shown: readonly [first: number, last: number];
  total: number;
  previous?: string | undefined;
  next?: string | undefined;
  /** The address of the last page, if that is not the next. */
  last?: string | undefined;
  /** A sentence after the count. */
  note?: string | undefined;
}): Html => {
  const [first, last] = shown;
  const isAll = first <= 1 && last >= total;
  const text = isAll
    ? total === 1
      ? '1 Eintrag'
      : `Alle ${countText(total)} gezeigt`
    : `${countText(first)} bis ${countText(last)} von ${countText(total)}`;
  return html`<nav class="pager" aria-label="Seiten"><span>${[total === 0 ? '' : text, note].filter(Boolean).join('. ')}</span><span class="line">${
    previous && html`<a href="${previous}" rel="prev">Vorige</a>`
  }${next && html`<a href="${next}" rel="next">Nächste</a>`}${end && html`<a href="${end}">Letzte</a>`}</span></nav>`;
};

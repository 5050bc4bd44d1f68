import { html } from 'hono/html';
import type { DaysResult } from '../../adverts/decisions/credit-order';
import { moneyText } from '../../adverts/invoice/invoice-words';
import { creditOf } from '../../adverts/orders/credit';
import type { HistoryRow } from '../../history/find-history';
import { timeline } from '../history/timeline';
import { pageOf } from '../page/addresses';
import { daySpan, distanceText, shortDay } from '../page/day-words';
import { csrfField, type Html } from '../page/page';
import { box, buttonLink, notice } from '../ui/shapes';
import type { OfficeOrder } from './load-order';

/** The maximum length of a reason; the rest is cut off. */
export const MAX_REASON_LENGTH = 500;

/** A question before a decision on an order, with what has been typed. */
export type OrderQuestion = {
  client: string;
  csrf: string;
  today: string;
  order: OfficeOrder;
  reason: string;
  /** The refusal of the decision; undefined before it is sent. */
  refused?: string | undefined;
  /** The last entry of the history, which tells what another operator has changed. */
  latest?: HistoryRow | undefined;
};

/** A question before a decision on days of an order. */
export type DaysQuestion = OrderQuestion & {
  /** The chosen days; for a stop, the first one. */
  chosen: readonly string[];
  refused?: Exclude<DaysResult, 'done' | 'gone'> | undefined;
};

const creditText = (order: OfficeOrder, remainingDays: readonly string[]): string =>
  moneyText(creditOf({ ...order, voucher: order.voucher ?? undefined }, remainingDays).gross, 'de');

/** Renders the question from which day on an order is stopped. */
export function stopQuestion(question: DaysQuestion): Html {
  const { order, today, chosen } = question;
  const days = order.dates.filter((day) => day >= today);
  if (days.length === 0) return nothingLeft(question, 'Von dieser Anzeige ist kein Tag mehr offen.');
  const first = chosen.find((day) => days.includes(day)) ?? days.find((day) => day > today) ?? days[0];
  return orderQuestionForm(question, {
    action: 'stop',
    label: 'Anzeige stoppen',
    fields: html`<fieldset><legend>Ab welchem Tag erscheint sie nicht mehr?</legend>${days.map(
      (
        day,
      ) => html`<label class="check"><input type="radio" name="day" value="${day}" required${day === first ? ' checked' : ''}>
<span>${shortDay(day, today)}, ${distanceText(day, today)} <span class="soft">· ${daysText(days.filter((one) => one >= day).length)}, Gutschrift ${creditText(
        order,
        order.dates.filter((one) => one < day),
      )}</span></span></label>`,
    )}</fieldset>`,
    hint: 'Die Plätze dieser Tage werden frei. Der Auftraggeber bekommt die Gutschrift mit Ihrer Begründung per E-Mail. Eine Gutschrift hat eine Nummer, darum lässt sich das nicht zurücknehmen.',
  });
}

/** Renders the question which days of an order are credited. */
export function creditQuestion(question: DaysQuestion): Html {
  const { order, today, chosen } = question;
  const days = order.dates;
  if (days.length === 0 || order.state !== 'confirmed')
    return nothingLeft(question, 'An dieser Anzeige lässt sich kein Tag gutschreiben.');
  const chosenDays = days.filter((day) => chosen.includes(day));
  const rest = days.filter((day) => !chosenDays.includes(day));
  return orderQuestionForm(question, {
    action: 'credit',
    label: 'Gutschreiben',
    fields: html`<fieldset><legend>Welche Tage werden nicht berechnet?</legend><div class="checks">${days.map(
      (day) =>
        html`<label class="check"><input type="checkbox" name="day-${day}" value="yes"${chosenDays.includes(day) ? ' checked' : ''}> ${shortDay(day, today)}</label>`,
    )}</div>${chosenDays.length === 0 ? '' : html`<p>Gutschrift für ${chosenDays.length === 1 ? shortDay(chosenDays[0] ?? '', today) : daysText(chosenDays.length)}: <b>${creditText(order, rest)}</b></p>`}</fieldset>`,
    hint: 'Staffel, Mindestpreis und Gutschein sind berücksichtigt. Die Plätze dieser Tage werden frei. Der Auftraggeber bekommt die Gutschrift mit Ihrer Begründung per E-Mail. Eine Gutschrift hat eine Nummer, darum lässt sich das nicht zurücknehmen.',
  });
}

const daysText = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

/** Renders that nothing is left to decide, with the reason that has been typed. */
export const nothingLeft = (question: OrderQuestion, title: string): Html =>
  html`${refusalNotice(question)}${notice({
    ...{ tone: 'info', title },
    text: question.reason === '' ? undefined : `Ihre Begründung war: „${question.reason}“`,
    action: buttonLink(pageOf.order(question.client, question.order.number), 'Zum Auftrag'),
  })}`;

/** The form of a question; `lead` in place of the days of the order. */
type QuestionForm = {
  action: 'stop' | 'credit' | 'move';
  label: string;
  isDanger?: boolean;
  lead?: Html;
  fields: Html;
  hint: string;
};

/** Renders the form of a question with the reason for the buyer. */
export function orderQuestionForm(
  question: OrderQuestion,
  { action, label, isDanger = true, lead, fields, hint }: QuestionForm,
): Html {
  const { client, csrf, today, order, reason, refused } = question;
  const path = pageOf.order(client, order.number);
  const isReasonMissing = refused === 'reason_missing';
  return html`${refusalNotice(question)}<section aria-label="${label}"><form method="post" action="${path}/${action}">${csrfField(csrf)}
<input type="hidden" name="seen" value="${order.seen}">
<p${lead ? '' : html` class="soft"`}>${lead ?? `Gebucht: ${daySpan(order.dates[0] ?? '', order.dates.at(-1) ?? '', today)}, ${daysText(order.dates.length)}`}</p>${fields}
<div class="field"><label for="reason">Warum? Der Auftraggeber liest es.</label>
<textarea class="words" id="reason" name="reason" required maxlength="${MAX_REASON_LENGTH}"${isReasonMissing ? ' aria-invalid="true" aria-describedby="reason-error"' : ''}>
${reason}</textarea>${isReasonMissing ? html`<p class="error" id="reason-error">Bitte schreiben Sie eine Begründung.</p>` : ''}</div>
<p class="hint">${hint}</p>
<div class="actions"><button${isDanger ? html` class="danger"` : ''}>${label}</button>${buttonLink(path, 'Abbrechen')}</div></form></section>`;
}

const REFUSALS: Readonly<Record<string, string>> = {
  stale: 'Inzwischen hat sich der Auftrag geändert. Es wurde nichts getan.',
  reason_missing: 'Es fehlt eine Begründung. Es wurde nichts getan.',
  day_missing: 'Bitte wählen Sie einen offenen Tag. Es wurde nichts getan.',
};

const refusalNotice = ({ refused, latest }: Pick<OrderQuestion, 'refused' | 'latest'>): Html | '' =>
  refused
    ? html`<div role="alert">${notice({ tone: 'bad', title: REFUSALS[refused] ?? 'Der Tag ist noch nicht verschoben.' })}</div>${refused === 'stale' && latest ? box('Was sich geändert hat', timeline([latest])) : ''}`
    : '';

import { html } from 'hono/html';
import { addDays, weekdayOf } from '../../../../src/lib/days';
import type { MoveResult } from '../../adverts/decisions/move-day';
import { findTargetProblems } from '../../adverts/decisions/move-targets';
import { MAX_DAYS_AHEAD } from '../../adverts/free-days';
import { pricedDay } from '../../adverts/orders/moved-days';
import { findSlot } from '../../adverts/slots';
import { berlinDay } from '../../platform/berlin-day';
import type { Queryable } from '../../platform/database/database';
import { daySpan, shortDay } from '../page/day-words';
import type { Html } from '../page/page';
import type { OfficeOrder } from './load-order';
import { nothingLeft, type OrderQuestion, orderQuestionForm } from './order-questions';

/** The number of weeks from this one on whose free days are offered; further days are typed. */
const WEEKS = 6;
const WEEK = 7;

/** A day to which a day of an order can be moved. */
type Target = { date: string; isLate: boolean };

/** Finds the days of the coming weeks to which a day of an order can be moved. */
export async function findTargets(
  from: Queryable,
  client: string,
  order: Pick<OfficeOrder, 'slotId' | 'eventId' | 'dates' | 'givenBack'>,
  now: Date,
): Promise<Target[]> {
  const slot = await findSlot(from, client, order.slotId);
  if (!slot) return [];
  const today = berlinDay(now);
  const days = Array.from({ length: WEEKS * WEEK - weekdayOf(today) + 1 }, (_, index) => addDays(today, index));
  const problems = await findTargetProblems(from, { slot, order, now }, days);
  return days.flatMap((date) => {
    const problem = problems.get(date);
    return problem === undefined || problem === 'target_late' ? [{ date, isLate: problem !== undefined }] : [];
  });
}

/** The question to which day a day of an order is moved, with what has been typed. */
export type MoveQuestion = OrderQuestion & {
  day: string;
  targets: readonly Target[];
  chosen: string;
  isLateAccepted: boolean;
  refused?: Exclude<MoveResult, 'done' | 'gone'> | undefined;
};

/** Renders the question to which day a day of an order is moved. */
export function moveQuestion(question: MoveQuestion): Html {
  const { order, today, day, targets, chosen, refused, isLateAccepted } = question;
  if (!order.dates.includes(day) || order.state === 'cancelled')
    return nothingLeft(question, 'Dieser Tag lässt sich nicht verschieben: Er gehört nicht mehr zum Auftrag.');
  const isOther = chosen !== '' && !targets.some(({ date }) => date === chosen);
  const problem = refused?.startsWith('target_') ? TARGET_PROBLEMS[refused as keyof typeof TARGET_PROBLEMS] : undefined;
  const invalid = problem ? html` aria-invalid="true" aria-describedby="to-error"` : '';
  const invoiced = pricedDay(order.moved, day);
  return orderQuestionForm(question, {
    ...{ action: 'move', label: 'Verschieben', isDanger: false },
    lead: html`Verschoben wird <b>${shortDay(day, today)}</b>${invoiced === day ? '' : `, in der Rechnung ${shortDay(invoiced, today)}`}`,
    fields: html`<input type="hidden" name="day" value="${day}">
<fieldset${problem ? html` aria-describedby="to-error"` : ''}><legend>Auf welchen Tag?</legend>
${targets.length === 0 ? html`<p class="soft">In den nächsten ${WEEKS} Wochen ist auf diesem Platz kein Tag frei.</p>` : ''}
${weeksOf(targets).map((week) => weekRow(week, { chosen, today }))}
<div class="field"><label for="other">Anderer Tag</label><input class="width-date" id="other" name="other" type="date" min="${today}" max="${addDays(today, MAX_DAYS_AHEAD)}" value="${isOther ? chosen : ''}"${isOther ? invalid : ''}></div>
${problem ? html`<p class="error" id="to-error">${problem}</p>` : ''}
<label class="check"><input type="checkbox" name="late" value="yes"${isLateAccepted ? ' checked' : ''}> Auch nach Anzeigenschluss: Ich habe geklärt, dass die Anzeige noch erscheinen kann.</label></fieldset>`,
    hint: 'Preis und Rechnung bleiben, wie sie sind, auch wenn der neue Tag mehr oder weniger kosten würde. Der bisherige Platz wird frei. Der Auftraggeber bekommt eine E-Mail mit beiden Tagen und Ihrer Begründung.',
  });
}

/** The problems of a chosen day in words. */
const TARGET_PROBLEMS = {
  target_missing: 'Bitte wählen Sie einen Tag.',
  target_own: 'Dieser Tag gehört schon zum Auftrag. Bitte wählen Sie einen anderen.',
  target_range: 'Bitte wählen Sie einen Tag von heute an, höchstens zwei Jahre voraus.',
  target_weekday: 'An diesem Wochentag erscheint auf dem Platz keine Anzeige. Bitte wählen Sie einen anderen Tag.',
  target_closed: 'Dieser Tag ist geschlossen. Bitte wählen Sie einen anderen, oder öffnen Sie ihn in der Belegung.',
  target_over: 'Dann ist die Veranstaltung schon vorbei. Bitte wählen Sie einen früheren Tag.',
  target_taken: 'An diesem Tag ist kein Platz mehr frei. Bitte wählen Sie einen anderen.',
  target_late:
    'Für diesen Tag ist der Anzeigenschluss vorbei. Kann die Anzeige noch erscheinen, setzen Sie das Häkchen darunter.',
} as const;

/** Groups days by their week. */
function weeksOf(targets: readonly Target[]): (readonly [Target, ...Target[]])[] {
  const weeks = new Map<string, [Target, ...Target[]]>();
  for (const target of targets) {
    const monday = addDays(target.date, 1 - weekdayOf(target.date));
    const week = weeks.get(monday);
    if (week) week.push(target);
    else weeks.set(monday, [target]);
  }
  return [...weeks.values()];
}

function weekRow(week: readonly [Target, ...Target[]], { chosen, today }: { chosen: string; today: string }): Html {
  const monday = addDays(week[0].date, 1 - weekdayOf(week[0].date));
  return html`<div class="week" role="group" aria-label="${daySpan(monday, addDays(monday, WEEK - 1), today)}">${week.map(
    ({ date, isLate }) =>
      html`<label class="check"><input type="radio" name="to" value="${date}"${date === chosen ? ' checked' : ''}>
<span>${shortDay(date, today)}${isLate ? html`<br><span class="soft small">nach Anzeigenschluss</span>` : ''}</span></label>`,
  )}</div>`;
}

/** The style of the weeks. */
export const MOVE_STYLE = `
.week{display:grid;grid-template-columns:repeat(auto-fill,minmax(184px,1fr));gap:0 12px;padding:4px 0;border-bottom:1px solid var(--line)}
@media (max-width:640px){.week{grid-template-columns:1fr 1fr}}
.week+.field{margin-top:16px}`;

import { html } from 'hono/html';
import { formatMoneyInput } from '../../../../../src/lib/parse-number-input';
import { moneyText, signedText } from '../../../adverts/invoice/invoice-words';
import { buyerName } from '../../../adverts/invoice/zugferd-data';
import type { LineRefusal } from '../../../adverts/statements/book-lines';
import type { StoredLine } from '../../../adverts/statements/find-statements';
import type { MatchedInvoice } from '../../../adverts/statements/match-lines';
import { pageOf } from '../../page/addresses';
import { shortDay, shortInstant } from '../../page/day-words';
import { csrfField, type Html } from '../../page/page';
import { icon } from '../../ui/icons';
import { moreMenu } from '../../ui/shapes';
import { type Column, type Row, table, twoLines } from '../../ui/table';
import { fieldOf, type TypedLine } from './read-choices';
import { closedText, ignoredText, lineRefusalText, proposalText, unclearText } from './statement-words';

/** The style of the fields of a line. */
export const LINES_STYLE = '.part{margin-bottom:8px}.part label{display:grid;gap:4px;font-size:var(--text-s)}';

/** The context of the lines of a statement. */
export type LineContext = {
  client: string;
  statement: number;
  csrf: string;
  today: string;
  /** The last day of the closed months. */
  closedUntil: string | null;
  /** The invoices that are proposed, by their numbers. */
  payables: ReadonlyMap<string, MatchedInvoice>;
};

/** A line that was not booked, with what was typed. */
export type RefusedLine = { refusal: LineRefusal; typed: TypedLine };

/** The proposals that are chosen from the start; an operator looks at the others first. */
const SURE = new Set(['exact', 'split']);

const COLUMNS: readonly Column[] = [
  { label: 'Auswahl', kind: 'pick', isHidden: true },
  { label: 'Zahlung', kind: 'wide' },
  { label: 'Wertstellung', kind: 'nowrap' },
  { label: 'Betrag', align: 'right' },
  { label: 'Rechnung', kind: 'wide' },
  { label: 'Mehr', isHidden: true, kind: 'menu-cell' },
];

/** Renders open lines as a form that books the chosen ones. @param refused those that were not booked, by their ids */
export function openLines(
  lines: readonly StoredLine[],
  context: LineContext,
  { label, empty, refused = new Map() }: { label: string; empty: string; refused?: ReadonlyMap<number, RefusedLine> },
): Html {
  const { client, statement, csrf } = context;
  return html`<form method="post" action="${pageOf.statement(client, statement)}" data-lines>${csrfField(csrf)}
${table({
  label,
  columns: COLUMNS,
  rows: lines.map((line) => openRow(line, context, refused.get(line.id))),
  ...(lines.length > 0 && { bulk: bulkBar() }),
  empty,
})}</form>`;
}

/** Renders what can be done with the chosen lines; the script writes their number and sum. */
const bulkBar = () =>
  html`<div class="bulk"><b data-chosen role="status">Mit den ausgewählten</b><span class="soft nowrap" data-sum></span>
<span class="end"><button class="quiet" name="do" value="ignore">Ignorieren …</button>
<button name="do" value="book">${icon('check')}<span data-book>Ausgewählte Zahlungen buchen</span></button></span></div>`;

function openRow(line: StoredLine, context: LineContext, refused: RefusedLine | undefined): Row {
  const { client, statement } = context;
  const isChosen = refused ? refused.refusal.reason !== 'decided' : line.state === 'proposed' && SURE.has(line.reason);
  const isOpen = line.state === 'proposed' || line.state === 'unclear';
  const title = line.name || 'Ohne Namen';
  return {
    id: `line-${line.id}`,
    cells: [
      isOpen
        ? html`<label><input type="checkbox" name="${fieldOf.pick(line.id)}" value="yes" data-cents="${line.left}" aria-label="${title}, ${moneyText(line.left, 'de')}"${isChosen ? html` checked` : ''}></label>`
        : '',
      payerCell(line),
      dayCell(line, context),
      signedText(line.left),
      html`${refused ? html`<p class="error">${lineRefusalText(refused.refusal, line.left)}</p>` : ''}${isOpen ? proposalCell(line, context, refused) : ''}`,
      isOpen
        ? moreMenu(`Mehr zu ${title}`, [
            html`<a href="${pageOf.statement(client, statement)}/ignore?lines=${line.id}">${icon('minus')}Ignorieren …</a>`,
          ])
        : '',
    ],
  };
}

const payerCell = ({ name, purpose }: StoredLine): Html => twoLines(html`<b>${name || 'Ohne Namen'}</b>`, purpose);

const dayCell = ({ paidOn }: StoredLine, { closedUntil, today }: LineContext): Html =>
  twoLines(shortDay(paidOn, today), closedText(paidOn, closedUntil, today));

/** Renders what a line is proposed for, and the fields that change it. */
function proposalCell(line: StoredLine, { client, payables }: LineContext, refused: RefusedLine | undefined): Html {
  const [part] = line.parts;
  const hasChanged = line.parts.some(({ number, owed }) => (payables.get(number)?.owed ?? owed) !== owed);
  const said =
    line.state === 'unclear'
      ? unclearText(line)
      : hasChanged
        ? 'Inzwischen hat sich der offene Betrag geändert. Bitte prüfen.'
        : proposalText(line, payables.get(part?.number ?? ''));
  const links = line.parts.map(({ number, cents }) => {
    const payable = payables.get(number);
    return html`<div><a href="${pageOf.invoice(client, number)}">${number}</a>${line.parts.length > 1 ? `, ${moneyText(cents, 'de')}` : ''}${payable ? html` <span class="soft">${buyerName(payable.buyer)}</span>` : ''}</div>`;
  });
  const typed =
    refused?.typed.parts ?? line.parts.map(({ number, cents }) => ({ number, amount: formatMoneyInput(cents, ',') }));
  const blank = { number: '', amount: typed.length === 0 ? formatMoneyInput(Math.abs(line.left), ',') : '' };
  return html`${links}<span class="second">${said}</span>${moreField(line, refused)}
${line.parts.map(({ number, owed }, place) => html`<input type="hidden" name="${fieldOf.seen(line.id, place)}" value="${number} ${payables.get(number)?.owed ?? owed}">`)}
<details${refused ? html` open` : ''}><summary>${line.state === 'unclear' ? 'Zuordnen' : 'Ändern'}</summary>${[...typed, blank].map((one, place) => partFields(line.id, place, one))}</details>`;
}

const partFields = (line: number, place: number, { number, amount }: { number: string; amount: string }): Html =>
  html`<div class="line part"><label>Rechnung<input class="width-date" name="${fieldOf.number(line, place)}" value="${number}" autocomplete="off"></label>
<label>Betrag<input class="width-code" name="${fieldOf.amount(line, place)}" value="${amount}" inputmode="decimal" autocomplete="off"></label></div>`;

/** Renders the confirmation that more is paid than is owed: it stands in the proposal, or is asked for once. */
function moreField(line: StoredLine, refused: RefusedLine | undefined): Html | '' {
  const name = fieldOf.more(line.id);
  if (refused?.refusal.reason === 'payment_more')
    return html`<label class="check"><input type="checkbox" name="${name}" value="yes">Trotzdem buchen, der Rest ist zu erstatten</label>`;
  return line.reason === 'more' ? html`<input type="hidden" name="${name}" value="${line.parts[0]?.number}">` : '';
}

/** Renders lines on which somebody has decided. */
export function decidedLines(lines: readonly StoredLine[], context: LineContext, isBooked: boolean): Html {
  const { client, statement, csrf, today } = context;
  const decision = ({ operator, decidedAt }: StoredLine) =>
    decidedAt ? `${operator ? `${operator}, ` : ''}${shortInstant(decidedAt, today)}` : '';
  const content = table({
    label: isBooked ? 'Gebuchte Zeilen' : 'Ignorierte Zeilen',
    columns: [
      { label: 'Zahlung', kind: 'wide' },
      { label: 'Wertstellung', kind: 'nowrap' },
      { label: 'Betrag', align: 'right' },
      { label: isBooked ? 'Rechnung' : 'Grund', kind: 'wide' },
      ...(isBooked ? [] : [{ label: 'Aktion', isHidden: true, align: 'right' as const }]),
    ],
    rows: lines.map((line) => ({
      id: `line-${line.id}`,
      cells: [
        payerCell(line),
        dayCell(line, context),
        signedText(line.cents),
        twoLines(isBooked ? invoiceLinks(line, client) : ignoredText(line), decision(line)),
        ...(isBooked ? [] : [html`<button class="text" name="do" value="reopen ${line.id}">Doch zuordnen</button>`]),
      ],
    })),
    empty: isBooked ? 'Hier stehen die Zeilen, sobald sie gebucht sind.' : 'Keine Zeile wird ignoriert.',
  });
  return isBooked
    ? content
    : html`<form method="post" action="${pageOf.statement(client, statement)}">${csrfField(csrf)}${content}</form>`;
}

const invoiceLinks = ({ parts }: StoredLine, client: string): Html =>
  html`${parts.map(({ number, cents }) => html`<div><a href="${pageOf.invoice(client, number)}">${number}</a>${parts.length > 1 ? `, ${moneyText(cents, 'de')}` : ''}</div>`)}`;

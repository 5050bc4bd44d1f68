import { formatDay } from '../../../../../src/i18n/formats';
import { addDays } from '../../../../../src/lib/days';
import { moneyText } from '../../../adverts/invoice/invoice-words';
import type { LineRefusal } from '../../../adverts/statements/book-lines';
import type { StoredLine } from '../../../adverts/statements/find-statements';
import type { MatchedInvoice, ProposalReason, UnclearReason } from '../../../adverts/statements/match-lines';
import { type FileProblem, MAX_STATEMENT_LINES } from '../../../adverts/statements/read/read-statement';
import type { StoredSkippedRow } from '../../../adverts/statements/store-statement';
import { historySentence } from '../../history/history-sentences';
import { paperDay } from '../../page/day-words';
import { timeText } from '../../page/page';
import { countText } from '../../ui/shapes';

const EXPORT = 'Rufen Sie im Onlinebanking die Umsätze als CSV ab, oft heißt es „CSV-CAMT“ oder „Excel (CSV)“.';

/** The reasons why a file cannot be read, with what to do. */
const fileProblems: Readonly<Record<FileProblem, string>> = {
  empty: `Die Datei ist leer. ${EXPORT}`,
  large: 'Die Datei ist zu groß, höchstens 5 MB gehen. Bitte rufen Sie die Umsätze für einen kürzeren Zeitraum ab.',
  many_lines: `Die Datei hat mehr als ${countText(MAX_STATEMENT_LINES)} Umsätze. Bitte rufen Sie sie für einen kürzeren Zeitraum ab.`,
  picture: `Das ist ein Bild. ${EXPORT}`,
  pdf: `Das ist ein PDF, zum Beispiel der Kontoauszug zum Ausdrucken. ${EXPORT}`,
  workbook:
    'Das ist eine Arbeitsmappe von Excel oder LibreOffice. Speichern Sie sie dort als CSV, oder rufen Sie die Umsätze im Onlinebanking als CSV ab.',
  archive: `Das ist ein Archiv. Entpacken Sie es. ${EXPORT}`,
  xml: `Das ist eine XML-Datei, zum Beispiel CAMT.053. ${EXPORT}`,
  mt940: `Das ist eine Datei im Format MT940. ${EXPORT}`,
  page: `Das ist eine Seite aus dem Internet, vielleicht die Anmeldung Ihrer Bank. ${EXPORT}`,
  no_head: `In der Datei steht keine Zeile mit den Namen der Spalten, etwa Buchungstag und Betrag. ${EXPORT}`,
  no_lines: 'Die Datei hat keine Umsätze. Bitte wählen Sie einen anderen Zeitraum.',
  unclosed_quote:
    'ein Anführungszeichen ist nicht geschlossen, darum ist unklar, wo die Spalten enden. Bitte rufen Sie die Umsätze noch einmal ab.',
};

/** Says why a file cannot be read, and what to do. */
export const fileProblemText = (problem: FileProblem, row?: number): string =>
  row === undefined ? fileProblems[problem] : `Zeile ${countText(row)}: ${fileProblems[problem]}`;

/** The reasons why a row is not taken. */
export const skipWords: Readonly<Record<StoredSkippedRow['reason'], string>> = {
  repeated: 'Schon eingelesen',
  day_missing: 'Kein Buchungstag',
  day_unreadable: 'Der Tag ist nicht lesbar',
  day_ambiguous: 'Unklar, was Tag und was Monat ist',
  day_future: 'Der Tag liegt in der Zukunft',
  amount_missing: 'Kein Betrag',
  amount_unreadable: 'Der Betrag ist nicht lesbar',
  amount_ambiguous: 'Unklar, ob Punkt oder Komma die Cent abtrennt',
  amount_large: 'Der Betrag ist größer als 10 Millionen Euro',
  amount_zero: 'Der Betrag ist null',
  currency: 'Eine andere Währung als Euro',
  pending: 'Noch nicht gebucht oder abgelehnt',
  balance: 'Ein Kontostand, keine Buchung',
  too_long: 'Die Zeile ist zu lang',
};

const euros = (cents: number) => moneyText(Math.abs(cents), 'de');

/** Says what a proposal rests on. */
export function proposalText(line: Pick<StoredLine, 'reason' | 'parts'>, payable: MatchedInvoice | undefined): string {
  const [part] = line.parts;
  const [cents, owed] = [part?.cents ?? 0, payable?.owed ?? 0];
  const texts: Readonly<Record<ProposalReason, string>> = {
    exact: 'Nummer und Betrag stimmen',
    split: `Zusammen für ${line.parts.length} Rechnungen`,
    partial: `Teilzahlung, offen bleiben ${euros(owed - cents)}`,
    more: `${euros(cents - owed)} mehr als offen, das ist dann zu erstatten`,
    name: 'Name und Betrag stimmen, die Nummer fehlt',
    refund: owed + cents === 0 ? 'Erstattung, Betrag stimmt' : `Erstattung, es bleiben ${euros(owed + cents)}`,
  };
  return Object.hasOwn(texts, line.reason) ? texts[line.reason as ProposalReason] : '';
}

const unclearWords: Readonly<Record<UnclearReason, (numbers: string) => string>> = {
  none: () => 'Keine offene Rechnung passt zu Betrag und Name',
  several: (numbers) => `Mehrere passen: ${numbers}`,
  unknown_number: (numbers) => `${numbers} gibt es hier nicht`,
  unsure_number: (numbers) => `Vielleicht ${numbers}, aber das Kürzel fehlt und der Betrag passt nicht`,
  sum: (numbers) => `Genannt sind ${numbers}, aber die Summe passt nicht`,
  settled: (numbers) => `${numbers}: nichts mehr offen`,
  cancelled: (numbers) => `${numbers}: der Auftrag ist storniert`,
  named_before: (numbers) => `${numbers} steht schon in einer Zeile davor`,
  before_invoice: (numbers) => `Die Wertstellung liegt vor der Rechnung ${numbers}`,
  refund_amount: (numbers) => `${numbers}: so viel ist nicht zu erstatten`,
  taken_back: (numbers) => `Die Buchung für ${numbers} wurde zurückgenommen`,
  reopened: () => 'Wieder geöffnet',
};

/** Says why nothing is proposed. */
export const unclearText = ({ reason, note }: Pick<StoredLine, 'reason' | 'note'>): string =>
  Object.hasOwn(unclearWords, reason) ? unclearWords[reason as UnclearReason](note) : '';

/** Says why a line is ignored. */
export const ignoredText = ({ reason, note }: Pick<StoredLine, 'reason' | 'note'>): string =>
  reason === 'outgoing' ? 'Ausgang, der zu keiner fälligen Erstattung passt' : `„${note}“`;

/** Says why a line was not booked. */
export function lineRefusalText(refusal: LineRefusal, left: number): string {
  const by = (operator: string | null) => operator ?? 'jemand';
  switch (refusal.reason) {
    case 'gone':
      return 'Diese Zeile gibt es nicht mehr.';
    case 'no_parts':
      return 'Bitte geben Sie die Nummer einer Rechnung und einen Betrag an.';
    case 'twice':
      return 'Zwei der Nummern gehören zu demselben Auftrag.';
    case 'sum':
      return `Die Beträge ergeben zusammen nicht ${euros(left)}.`;
    case 'decided':
      return `${by(refusal.operator)} hat diese Zeile schon ${refusal.state === 'booked' ? 'gebucht' : 'auf „ignoriert“ gesetzt'}.`;
    case 'changed': {
      const { number, deed } = refusal;
      const what = deed
        ? `${by(deed.operator)} ${historySentence('advert', deed.action)}, ${timeText(deed.at)}`
        : 'der Betrag ist ein anderer';
      return `${number} hat sich inzwischen geändert: ${what}. Bitte prüfen Sie den neuen Stand.`;
    }
    case 'unknown_number':
      return `${refusal.number} gibt es hier nicht.`;
    case 'refund_amount':
      return `Zu ${refusal.number} ist nicht so viel zu erstatten.`;
    case 'payment_day':
      return `Die Wertstellung liegt vor der Rechnung ${refusal.number}.`;
    case 'payment_more':
      return `Zu ${refusal.number} ist weniger offen. Bestätigen Sie, dass der Rest zu erstatten ist.`;
    case 'payment_amount':
    case 'payment_currency':
      return `Bitte prüfen Sie den Betrag zu ${refusal.number}.`;
  }
}

/** Says in which month a line is booked whose own month is closed; '' if it is open. @param closedUntil the last closed day */
export function closedText(paidOn: string, closedUntil: string | null, today: string): string {
  if (closedUntil === null || paidOn > closedUntil) return '';
  return `${formatDay(paidOn, 'de', 'monthAndYear')} ist abgeschlossen, Buchungstag ist der ${paperDay(addDays(closedUntil, 1), today)}`;
}

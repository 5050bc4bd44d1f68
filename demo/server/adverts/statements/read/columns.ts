/** The meaning of a column of a statement. */
export type ColumnRole =
  | 'bookedOn'
  | 'valueOn'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'side'
  | 'currency'
  | 'payer'
  | 'payee'
  | 'name'
  | 'purpose'
  | 'text'
  | 'reference'
  | 'status';

/** The columns of a table, by what they say. */
export type Columns = Readonly<Partial<Record<ColumnRole, number>>> & {
  /** The currency that the head of the amounts names. */
  headCurrency?: string;
};

/**
 * The heads of columns as banks write them, without blanks, signs and accents. Of several that fit, the first of this list
 * counts.
 */
const HEADS: Readonly<Record<ColumnRole, readonly string[]>> = {
  bookedOn: [
    ...['buchungstag', 'buchungsdatum', 'buchung', 'datumderbuchung', 'bookingdate', 'buchungam', 'operationdate'],
    ...['operationdateutc', 'operationdatelocal', 'transactiondate', 'completeddate', 'datum', 'date', 'postingdate'],
  ],
  valueOn: [
    ...[
      'valuta',
      'valutadatum',
      'wertstellung',
      'wertstellungvaluta',
      'wertstellungstag',
      'wertstellungsdatum',
      'wert',
    ],
    ...['valuedate', 'settlementdate', 'settlementdateutc', 'settlementdatelocal', 'valutierung'],
  ],
  amount: [
    ...[
      'betrag',
      'umsatz',
      'amount',
      'totalamountinclvat',
      'totalamountinclvatlocal',
      'brutto',
      'gross',
      'buchungsbetrag',
    ],
    ...['betraginkontowahrung', 'transactionamount'],
  ],
  debit: ['soll', 'debit', 'ausgang', 'belastung', 'moneyout', 'paidout'],
  credit: ['haben', 'credit', 'eingang', 'gutschrift', 'moneyin', 'paidin'],
  side: [
    'sollhaben',
    'habensoll',
    'sh',
    'hs',
    'debitcredit',
    'side',
    'auswirkungaufguthaben',
    'balanceimpact',
    'vorzeichen',
  ],
  currency: ['wahrung', 'waehrung', 'currency', 'whrg', 'umsatzwahrung'],
  payer: [
    'zahlungspflichtiger',
    'zahlungspflichtigerr',
    'zahlungspflichtige',
    'auftraggeber',
    'payer',
    'auftraggebername',
  ],
  payee: ['zahlungsempfanger', 'zahlungsempfangerin', 'empfanger', 'begunstigter', 'beguenstigter', 'empfangername'],
  name: [
    ...['namezahlungsbeteiligter', 'beguenstigterzahlungspflichtiger', 'begunstigterzahlungspflichtiger'],
    ...['beguenstigterauftraggeber', 'begunstigterauftraggeber', 'auftraggeberbegunstigter', 'auftraggeberempfanger'],
    ...[
      'empfangerauftraggeber',
      'empfangerzahlungspflichtiger',
      'auftraggeberzahlungsempfanger',
      'zahlungsbeteiligter',
    ],
    ...[
      'partnername',
      'counterpartyname',
      'counterparty',
      'payee',
      'beneficiary',
      'namedesbeteiligten',
      'gegenpartei',
      'name',
    ],
  ],
  purpose: [
    ...['verwendungszweck', 'vorgangverwendungszweck', 'verwendungszweckkundenreferenz', 'paymentreference', 'purpose'],
    ...['zahlungsreferenz', 'remittanceinformation', 'rechnungsnummer', 'invoicenumber', 'beschreibung', 'description'],
    ...['details', 'reference', 'referenz', 'memo'],
  ],
  text: ['buchungstext', 'betreff', 'subject', 'hinweis', 'note', 'notiz'],
  reference: [
    ...[
      'kundenreferenzendtoend',
      'kundenreferenz',
      'endtoendreferenz',
      'endtoendid',
      'customerreference',
      'endtoendreference',
    ],
  ],
  status: ['info', 'status', 'buchungsstatus', 'state'],
};

const MAX_HEAD_LENGTH = 80;

/** Returns the plain letters of the head of a column, and the currency that it names, as in 'Betrag (EUR)' or 'Umsatz in EUR'. */
function plainHead(cell: string): { head: string; currency: string | undefined } {
  // The other three capital letters in heads are a time zone.
  const [named = '', symbol, ...codes] = /\(?(€)\)?|\((?!UTC)([A-Z]{3})\)|\bin\s+([A-Z]{3})\b/.exec(cell) ?? [];
  const head = cell
    .replace(named, '')
    .toLowerCase()
    .replace(/[*:](?:innen|in|r)\b/g, '')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
  return { head, currency: symbol ? 'EUR' : codes.find((code) => code !== undefined) };
}

/** Returns the columns of the head of a table; undefined if the row is none: it lacks a day or an amount. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => cell.length > MAX_HEAD_LENGTH || /\d/.test(cell))) return undefined;
  const heads = cells.map(plainHead);
  const columns: Partial<Record<ColumnRole, number>> = {};
  for (const [role, names] of Object.entries(HEADS) as [ColumnRole, readonly string[]][]) {
    const name = names.find((one) => heads.some(({ head }) => head === one));
    if (name !== undefined) columns[role] = heads.findIndex(({ head }) => head === name);
  }
  const { amount, debit, credit, bookedOn, valueOn } = columns;
  const hasAmount = amount !== undefined || (debit !== undefined && credit !== undefined);
  if (!hasAmount || (bookedOn === undefined && valueOn === undefined)) return undefined;
  if (amount !== undefined) {
    // The currency of the amount stands behind it, where a balance has one, too.
    const behind = heads.findIndex(({ head }, index) => index > amount && HEADS.currency.includes(head));
    if (behind >= 0) columns.currency = behind;
    // Some banks leave the column of S and H without a head.
    if (columns.side === undefined && heads[amount + 1]?.head === '') columns.side = amount + 1;
  }
  const headCurrency = heads[amount ?? credit ?? -1]?.currency;
  return { ...columns, ...(headCurrency && { headCurrency }) };
}

import type { Billing } from '../../../../src/model/adverts/billing-problems';
import { findNumbers, type Prefixes } from './find-numbers';
import type { StatementLine } from './read/read-statement';
import { type BuyerWords, buyerWordsOf, isSameName, nameKeysOf, wordsOf } from './same-name';

/** The share of a line for one invoice. */
export type PaidPart = {
  number: string;
  /** Above 0, also of a refund. */
  cents: number;
  /** The amount that its order owed when this was proposed; below zero for a due refund. */
  owed: number;
};

/** The ground of a proposal. */
export type ProposalReason = 'exact' | 'split' | 'partial' | 'more' | 'name' | 'refund';

/** The reason to propose nothing. */
export type UnclearReason =
  | 'none'
  | 'several'
  | 'unknown_number'
  | 'unsure_number'
  | 'sum'
  | 'settled'
  | 'cancelled'
  | 'named_before'
  | 'before_invoice'
  | 'refund_amount'
  | 'taken_back'
  | 'reopened';

/** The reason to ignore a line: nothing of it belongs here, or an operator has said so. */
export type IgnoredReason = 'outgoing' | 'operator';

/** The proposal for a line. */
export type Proposal =
  | { state: 'proposed'; parts: PaidPart[]; reason: ProposalReason; note: string }
  | { state: 'unclear'; parts: []; reason: UnclearReason; note: string }
  | { state: 'ignored'; parts: []; reason: IgnoredReason; note: string };

/** An invoice with the money of its order. */
export type MatchedInvoice = {
  number: string;
  /** The numbers of the credit notes of its order. */
  credits: readonly string[];
  orderId: string;
  owed: number;
  issuedOn: string;
  isCancelled: boolean;
  buyer: Billing;
};

/** The data of a client for matching. */
export type MatchData = { prefixes: Prefixes; payables: readonly MatchedInvoice[] };

type Matchable = Pick<StatementLine, 'cents' | 'paidOn' | 'name' | 'purpose' | 'reference'>;

/** The most invoices that a proposal names. */
const MAX_NAMED = 10;

const unclear = (reason: UnclearReason, payables: readonly Pick<MatchedInvoice, 'number'>[] = []): Proposal => ({
  ...{ state: 'unclear', parts: [], reason },
  note: [
    ...payables.slice(0, MAX_NAMED).map(({ number }) => number),
    ...(payables.length > MAX_NAMED ? ['…'] : []),
  ].join(', '),
});

/** Returns all numbers that lines may name, as the invoices to look for. */
export const numbersIn = (lines: readonly Matchable[], prefixes: Prefixes): string[] => [
  ...new Set(
    lines.flatMap(({ purpose, reference }) =>
      findNumbers(`${purpose}\n${reference}`, prefixes).map(({ number }) => number),
    ),
  ),
];

/**
 * Proposes what each line pays: the invoices whose numbers its purpose or its reference names, else the only one with its
 * amount and name. Each line sees what the ones before it are proposed for.
 */
export function matchLines(lines: readonly Matchable[], { prefixes, payables }: MatchData): Proposal[] {
  const byNumber = new Map<string, MatchedInvoice>();
  for (const payable of payables)
    for (const number of [payable.number, ...payable.credits]) byNumber.set(number, payable);
  const byName = indexByName(payables);
  const taken = new Map<string, number>();
  const left = ({ orderId, owed }: MatchedInvoice) => owed - (taken.get(orderId) ?? 0);
  return lines.map((line) => {
    const matcher: Matcher = { prefixes, byNumber, byName, left, isTaken: ({ orderId }) => taken.has(orderId) };
    const proposal = line.cents > 0 ? matchPayment(line, matcher) : matchRefund(line, matcher);
    for (const { number, cents } of proposal.parts) {
      const orderId = byNumber.get(number)?.orderId ?? '';
      taken.set(orderId, (taken.get(orderId) ?? 0) + Math.sign(line.cents) * cents);
    }
    return proposal;
  });
}

type Matcher = {
  prefixes: Prefixes;
  byNumber: ReadonlyMap<string, MatchedInvoice>;
  byName: ReturnType<typeof indexByName>;
  /** Returns what the lines before leave to pay. */
  left: (payable: MatchedInvoice) => number;
  isTaken: (payable: MatchedInvoice) => boolean;
};

function matchPayment(line: Matchable, matcher: Matcher): Proposal {
  const named = namedBy(line, matcher);
  if (named.sure.length > 0) return payNamed(line, named, matcher);
  if (named.unknown.length > 0) return unclear('unknown_number', named.unknown);
  if (named.unsure.length > 0) {
    const proposal = payNamed(line, { ...named, sure: named.unsure }, matcher);
    const fits = proposal.reason === 'exact' || proposal.reason === 'split';
    return fits ? proposal : unclear('unsure_number', named.unsure);
  }
  return payByName(line, matcher);
}

type Named = {
  sure: MatchedInvoice[];
  short: MatchedInvoice[];
  unsure: MatchedInvoice[];
  unknown: { number: string }[];
};

/** Returns the invoices that a line names: by its purpose, else by its reference. */
function namedBy({ purpose, reference }: Matchable, { prefixes, byNumber }: Matcher): Named {
  const inPurpose = findNumbers(purpose, prefixes);
  const numbers = inPurpose.length > 0 ? inPurpose : findNumbers(reference, prefixes);
  const payablesOf = (some: typeof numbers) => [
    ...new Set(some.map(({ number }) => byNumber.get(number)).filter((one) => one !== undefined)),
  ];
  const sure = numbers.filter(({ isSure, isShort }) => isSure && !isShort);
  return {
    sure: payablesOf(sure),
    short: payablesOf(numbers.filter(({ isSure, isShort }) => isSure && isShort)),
    unsure: payablesOf(numbers.filter(({ isSure }) => !isSure)),
    unknown: sure.filter(({ number }) => !byNumber.has(number)),
  };
}

function payNamed(line: Matchable, { sure, short, unknown }: Named, { left, isTaken }: Matcher): Proposal {
  const { cents, paidOn } = line;
  const all = [...sure, ...short.filter((one) => !sure.includes(one))];
  const sumOf = (payables: readonly MatchedInvoice[]) => payables.reduce((sum, one) => sum + Math.max(0, left(one)), 0);
  const payables = all.length > sure.length && sumOf(all) === cents ? all : sure;
  if (unknown.length > 0) return unclear('unknown_number', unknown);
  const settled = payables.filter((one) => left(one) <= 0);
  if (settled.length > 0) {
    const [first] = settled;
    if (first && first.owed > 0 && isTaken(first)) return unclear('named_before', settled);
    return unclear(settled.some(({ isCancelled }) => isCancelled) ? 'cancelled' : 'settled', settled);
  }
  const late = payables.filter(({ issuedOn }) => paidOn < issuedOn);
  if (late.length > 0) return unclear('before_invoice', late);
  const [only] = payables;
  const sum = sumOf(payables);
  if (only && payables.length === 1) {
    const reason = cents === sum ? 'exact' : cents < sum ? 'partial' : 'more';
    return { state: 'proposed', parts: [{ number: only.number, cents, owed: only.owed }], reason, note: '' };
  }
  if (sum !== cents) return unclear('sum', payables);
  const parts = payables.map((one) => ({ number: one.number, cents: left(one), owed: one.owed }));
  return { state: 'proposed', parts, reason: 'split', note: '' };
}

/** Some banks write the name into the purpose. */
const namesIn = ({ name, purpose }: Matchable) => name || purpose;

function payByName(line: Matchable, matcher: Matcher): Proposal {
  const fitting = fittingByName(line, line.cents, matcher);
  const [only] = fitting;
  if (!only) return unclear('none');
  if (fitting.length > 1) return unclear('several', fitting);
  const part = { number: only.number, cents: line.cents, owed: only.owed };
  return { state: 'proposed', parts: [part], reason: 'name', note: '' };
}

type NamedInvoice = { payable: MatchedInvoice; words: BuyerWords };

const nameKey = (owed: number, word: string) => `${owed} ${word}`;

/** Indexes invoices by what is owed and by name: thousands may owe the same, and lines are as many. */
function indexByName(payables: readonly MatchedInvoice[]): ReadonlyMap<string, readonly NamedInvoice[]> {
  const index = new Map<string, NamedInvoice[]>();
  for (const payable of payables) {
    const words = buyerWordsOf(payable.buyer);
    for (const word of nameKeysOf(words)) {
      const key = nameKey(payable.owed, word);
      const named = index.get(key);
      if (named) named.push({ payable, words });
      else index.set(key, [{ payable, words }]);
    }
  }
  return index;
}

/** Returns the invoices of this name whose order owes this amount; of many, more than are named. */
function fittingByName(line: Matchable, owed: number, { byName, left }: Matcher): MatchedInvoice[] {
  const words = wordsOf(namesIn(line));
  const fitting = new Set<MatchedInvoice>();
  for (const word of new Set(words))
    for (const { payable, words: buyer } of byName.get(nameKey(owed, word)) ?? []) {
      if (fitting.size > MAX_NAMED) return [...fitting];
      if (left(payable) === owed && line.paidOn >= payable.issuedOn && isSameName(words, buyer)) fitting.add(payable);
    }
  return [...fitting];
}

function matchRefund(line: Matchable, matcher: Matcher): Proposal {
  const { left } = matcher;
  const cents = -line.cents;
  const named = namedBy(line, matcher);
  const [first, ...others] = named.sure.length > 0 ? named.sure : named.unsure;
  if (first && others.length === 0) {
    const due = -left(first);
    if (due >= cents && line.paidOn >= first.issuedOn) return refundOf(first, cents);
    if (named.sure.length > 0) return unclear('refund_amount', [first]);
  }
  if (others.length > 0 && named.sure.length > 0) return unclear('refund_amount', named.sure);
  const fitting = fittingByName(line, -cents, matcher);
  const [only] = fitting;
  if (only && fitting.length === 1) return refundOf(only, cents);
  if (fitting.length > 1) return unclear('several', fitting);
  return { state: 'ignored', parts: [], reason: 'outgoing', note: '' };
}

const refundOf = ({ number, owed }: MatchedInvoice, cents: number): Proposal => ({
  ...{ state: 'proposed', parts: [{ number, cents, owed }], reason: 'refund', note: '' },
});

import type { Exchange } from './exchange';

/** One statement about a call. */
export type Check = {
  /** The call, as in 'GET events?page=2'. */
  call: string;
  expected: string;
  /** The opposite that came; absent if the statement holds. */
  came?: string;
};

/** The result of a run. */
export type Outcome = {
  base: string;
  /** The name of the client, and the capabilities that were checked. */
  name: string;
  capabilities: readonly string[];
  checks: readonly Check[];
  faults: readonly Check[];
  seconds: number;
};

/** Collects statements about calls. */
export class Report {
  readonly checks: Check[] = [];

  /** Adds a statement. @param came what came in place of it, anything empty if it holds. @returns whether it holds */
  add(on: Exchange | string, expected: string, came?: string | false): boolean {
    const call = typeof on === 'string' ? on : on.call;
    this.checks.push({ call, expected, ...(came && { came }) });
    return !came;
  }
}

const INDENT = ' '.repeat(7);

/** Returns the report for a person: one line for each call, faults with what was expected and what came. */
export function linesOf({ base, name, capabilities, checks, faults, seconds }: Outcome): string[] {
  const named = capabilities.length > 0 ? capabilities.join(', ') : 'none';
  return [
    `${base} (${name}). Capabilities: ${named}.`,
    '',
    ...[...callsOf(checks)].flatMap(([call, ofCall]) => {
      const wrong = ofCall.filter(({ came }) => came !== undefined);
      const count = wrong.length > 0 ? `${wrong.length} of ${ofCall.length} wrong` : `${ofCall.length}`;
      return [
        `${(wrong.length > 0 ? 'FAULT' : 'ok').padEnd(INDENT.length)}${call}  (${count})`,
        ...wrong.flatMap(({ expected, came }) => [`${INDENT}expected: ${expected}`, `${INDENT}came:     ${came}`]),
      ];
    }),
    '',
    summaryOf(checks.length, faults.length, seconds),
  ];
}

/** Returns the last line of a report. */
export const summaryOf = (checks: number, faults: number, seconds: number): string =>
  `${counted(checks, 'check')}, ${counted(faults, 'fault')} (${seconds.toFixed(1)} s)`;

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Groups statements by call, in the order of the calls. */
function callsOf(checks: readonly Check[]): Map<string, Check[]> {
  const calls = new Map<string, Check[]>();
  for (const check of checks) calls.set(check.call, [...(calls.get(check.call) ?? []), check]);
  return calls;
}

import { parseArgs } from 'node:util';
import { linesOf, type Outcome, summaryOf } from './report';
import { runConformance, Unusable } from './run-conformance';

const HELP = `npm run conformance -- https://example.org/api [options]

Checks whether a running backend answers as the elements need it. It only reads, unless you name --write.

  --token TOKEN    session token of a person: checks the reading calls behind the log-in, too
  --write          creates, changes and deletes a draft of an event; needs --token
  --timeout N      seconds that one call may take (default 15)
  --json           prints one JSON document

Exit code: 0 without faults, 1 with faults, 2 if the backend could not be checked.`;

const CONFORMS = 0;
const HAS_FAULTS = 1;
const NOT_CHECKED = 2;

/** The places for the report and for messages. */
export type Output = { answer: (text: string) => void; message: (text: string) => void };

/** Runs the command with its words. @returns its exit code */
export async function runCommand(words: readonly string[], { answer, message }: Output): Promise<number> {
  let isJson = words.includes('--json');
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        write: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '15' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    isJson = values.json;
    if (values.help) {
      answer(HELP);
      return CONFORMS;
    }
    const [base] = positionals;
    const seconds = Number(values.timeout);
    if (base === undefined || positionals.length > 1) throw new Unusable(`Name one address.\n\n${HELP}`);
    if (!/^https?:\/\/[^/]/.test(base) || !URL.canParse(base)) throw new Unusable(`"${base}" is no http address.`);
    if (!(seconds > 0)) throw new Unusable(`"${values.timeout}" is no number of seconds.`);
    if (values.write && !values.token) throw new Unusable('--write needs --token: a draft belongs to a person.');
    const outcome = await runConformance({
      base,
      token: values.token,
      isWriting: values.write,
      patienceMs: seconds * 1000,
    });
    answer(isJson ? documentOf(outcome) : linesOf(outcome).join('\n'));
    return outcome.faults.length > 0 ? HAS_FAULTS : CONFORMS;
  } catch (error) {
    const isExpected = error instanceof Unusable || (error instanceof TypeError && 'code' in error);
    if (!isExpected) throw error;
    message(error.message);
    if (isJson) answer(JSON.stringify({ error: error.message }, null, 2));
    return NOT_CHECKED;
  }
}

const documentOf = (outcome: Outcome): string =>
  JSON.stringify(
    { ...outcome, summary: summaryOf(outcome.checks.length, outcome.faults.length, outcome.seconds) },
    null,
    2,
  );

import { parseArgs } from 'node:util';
import { readEnvironment } from '../server/platform/environment.mjs';
import { StoreFailure } from '../server/platform/files/file-store';
import { wordsFor } from '../server/platform/run-to-end';
import { backupCommand } from './backup/backup-command';
import { restoreCommand } from './backup/restore-command';
import { catalogueImportCommand } from './catalogue/catalogue-import-command';
import { clientCommands } from './clients/client-commands';
import { type Command, columns, helpOf, UsageError, usageOf } from './command';
import { doctorCommand } from './doctor/doctor-command';
import { importCommand } from './import/import-command';
import { operatorCommands } from './operators/operator-commands';
import { storeProblem } from './picture-store';

/** The places for the answer and for messages. */
export type Output = { answer: (text: string) => void; message: (text: string) => void };

/** The exit codes of the command. */
const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

const COMMANDS: readonly Command[] = [
  ...clientCommands,
  ...operatorCommands,
  catalogueImportCommand,
  importCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
];

/** Runs a command of the operator. @returns its exit code */
export async function runAdmin(words: readonly string[], { answer, message }: Output): Promise<number> {
  const isHelp = words.includes('--help') || words.includes('-h');
  const named = words.filter((word) => !word.startsWith('-'));
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => named[index] === word));
  if (!command) {
    const group = COMMANDS.filter(({ name }) => name.split(' ')[0] === named[0]);
    if (isHelp) answer(overview(group.length > 0 ? group : COMMANDS));
    else if (words.includes('--json')) answer(JSON.stringify({ error: problemOf(named) }, null, 2));
    if (!isHelp) message(`${problemOf(named)}\n\n${overview(group.length > 0 ? group : COMMANDS)}`);
    return isHelp ? DONE : WRONG_USAGE;
  }
  if (isHelp) {
    answer(helpOf(command));
    return DONE;
  }
  return runCommand(command, words, { answer, message });
}

async function runCommand(command: Command, words: readonly string[], { answer, message }: Output): Promise<number> {
  const asJson = words.includes('--json');
  try {
    const { values, operands } = parse(command, words);
    const { data, lines, hasFailed } = await command.run({
      operands,
      option: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
      has: (name) => values[name] === true,
      note: message,
    });
    answer(asJson ? JSON.stringify(data, null, 2) : lines.join('\n'));
    return hasFailed ? FAILED : DONE;
  } catch (error) {
    const isWrongUsage = error instanceof UsageError;
    const text = isWrongUsage ? error.message : problemWords(error);
    if (asJson) answer(JSON.stringify({ error: text }, null, 2));
    message(isWrongUsage ? `${text}\n\n${usageOf(command)}\nMore: npm run admin -- ${command.name} --help` : text);
    return isWrongUsage ? WRONG_USAGE : FAILED;
  }
}

function problemWords(error: unknown): string {
  if (!(error instanceof StoreFailure)) return wordsFor(error);
  const { what, remedy } = storeProblem(error, readEnvironment());
  return `${what} ${remedy}`;
}

type Parsed = { values: Record<string, string | boolean | undefined>; operands: string[] };

/** Reads the words of a call. @throws {UsageError} */
function parse(command: Command, words: readonly string[]): Parsed {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, json: {} }).map(
      ([name, option]) => [name, { type: 'value' in option ? ('string' as const) : ('boolean' as const) }] as const,
    ),
  );
  const { values, positionals } = readWords(words, options);
  const operands = positionals.slice(command.name.split(' ').length);
  const missing = Object.entries(command.options)
    .filter(([name, { isRequired }]) => isRequired && values[name] === undefined)
    .map(([name, { value }]) => `--${name} ${value}`);
  const unnamed = command.operands.slice(operands.length);
  if (unnamed.length > 0 || missing.length > 0)
    throw new UsageError(
      `${[...unnamed, ...missing].join(' and ')} ${unnamed.length + missing.length > 1 ? 'are' : 'is'} missing.`,
    );
  const isRepeatable = command.operands.at(-1)?.endsWith('…') ?? false;
  const surplus = isRepeatable ? [] : operands.slice(command.operands.length);
  if (surplus.length > 0) throw new UsageError(`"${surplus.join(' ')}" is too much.`);
  return { values, operands };
}

function readWords(words: readonly string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const problemOf = (named: readonly string[]) =>
  named.length === 0 ? 'A command is missing.' : `There is no command "${named.slice(0, 2).join(' ')}".`;

const overview = (commands: readonly Command[]) =>
  [
    'npm run admin -- COMMAND [--json]',
    '',
    ...columns(commands.map((command) => [usageOf(command).replace('npm run admin -- ', ''), command.summary])),
    '',
    'Help of one: npm run admin -- COMMAND --help',
    'The database and the pictures are those of the server: DATABASE_URL, DATA_FOLDER, S3_URL.',
    'Exit codes: 0 done, 1 failed, 2 wrong usage.',
  ].join('\n');

/** A wrong call of the command; its exit code is 2. */
export class UsageError extends Error {}

/** The result of a command. */
export type Outcome = {
  /** The document for --json. */
  data: object;
  /** The same for a person. */
  lines: readonly string[];
  /** True if the exit code is 1. */
  hasFailed?: boolean;
};

/** An option of a command. `value` is its placeholder; without it the option is a switch. */
export type CommandOption = { value?: string; meaning: string; isRequired?: boolean };

/** The values of a call. */
export type Given = {
  operands: readonly string[];
  /** Returns the value of an option. */
  option: (name: string) => string | undefined;
  /** Checks whether a switch is set. */
  has: (name: string) => boolean;
  /** Tells the operator something while the command runs. */
  note: (line: string) => void;
};

/** A part of `npm run admin`. */
export type Command = {
  /** The words that call it, as in 'client add'. */
  name: string;
  /** The names of its operands; the last one may end with `…` and is then repeatable. */
  operands: readonly string[];
  options: Readonly<Record<string, CommandOption>>;
  summary: string;
  /** Further lines of its help. */
  details: readonly string[];
  run: (given: Given) => Promise<Outcome>;
};

/** Returns the line that calls a command. */
export function usageOf({ name, operands, options }: Command): string {
  const flags = Object.entries(options).map(([option, { value, isRequired }]) => {
    const flag = value === undefined ? `--${option}` : `--${option} ${value}`;
    return isRequired ? flag : `[${flag}]`;
  });
  return ['npm run admin --', name, ...operands, ...flags].join(' ');
}

/** Returns the help of a command. */
export function helpOf(command: Command): string {
  const { options, summary, details } = command;
  const rows = Object.entries({ ...options, json: JSON_OPTION }).map(
    ([option, { value, meaning }]) => [value === undefined ? `--${option}` : `--${option} ${value}`, meaning] as const,
  );
  return [usageOf(command), '', summary, '', ...columns(rows), ...(details.length > 0 ? ['', ...details] : [])].join(
    '\n',
  );
}

/** Returns rows of two columns, the second one aligned. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
}

const JSON_OPTION: CommandOption = { meaning: 'one JSON document on stdout; messages are on stderr' };

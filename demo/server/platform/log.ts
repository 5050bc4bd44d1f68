import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { currentRequest } from './http/current-request';

/** The fields of an event; none may hold personal data. */
export type LogFields = Readonly<Record<string, unknown>>;

/** The log of the server. */
export type Log = {
  /** Records an event: a request, a start, a mail. */
  event(event: string, fields?: LogFields, level?: Level): void;
  /** Tells the operator what to change. */
  warn(text: string): void;
  /** Reports a failure that no caller has caused. */
  error(error: unknown): void;
  /** Returns the number of lines that could not be written. */
  lostLines(): number;
  /** Waits until all lines are written, for a short time at most. */
  flush(): Promise<void>;
};

type Level = 'info' | 'warn' | 'error';

/** The limit of unwritten bytes, when the reader of a pipe is slow; further lines are lost. */
const MAX_WAITING_BYTES = 1_000_000;
const FLUSH_MS = 1000;
const MAX_CAUSES = 3;
const MAX_FRAMES = 30;
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const nothing = () => undefined;

/** A log for people: warnings and errors on the console, no events. */
export const textLog: Log = {
  event: nothing,
  warn: (text) => console.warn(text),
  error: (error) => console.error(error),
  lostLines: () => 0,
  flush: async () => undefined,
};

/** A log that records nothing. */
export const noLog: Log = { ...textLog, warn: nothing, error: nothing };

/**
 * Creates a log of one JSON line for each event. It never waits for its stream and never fails with it: if the reader is
 * gone or slow, lines are lost, and the next line that is written has their number.
 */
export function jsonLog(stream: Writable, now: () => Date = () => new Date()): Log {
  let isClosed = false;
  let lost = 0;
  let untold = 0;
  const close = () => {
    isClosed = true;
  };
  stream.on('error', close);
  stream.on('close', close);

  function write(level: Level, event: string, fields: LogFields): void {
    if (isClosed || stream.writableLength > MAX_WAITING_BYTES) {
      lost += 1;
      untold += 1;
      return;
    }
    const line = {
      time: now().toISOString(),
      level,
      event,
      requestId: currentRequest()?.id,
      ...fields,
      ...(untold > 0 && { lostLines: untold }),
    };
    untold = 0;
    try {
      stream.write(`${JSON.stringify(line)}\n`);
    } catch {
      // A full disk: a file is written at once, and some versions of Node.js throw.
      lost += 1;
      untold += 1;
    }
  }

  return {
    event: (event, fields = {}, level = 'info') => write(level, event, fields),
    warn: (text) => write('warn', 'warning', { message: text }),
    error: (error) => write('error', 'error', errorFields(error)),
    lostLines: () => lost,
    flush: () => drained(stream, () => isClosed),
  };
}

async function drained(stream: Writable, isClosed: () => boolean): Promise<void> {
  if (isClosed() || stream.writableLength === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, FLUSH_MS);
    function done() {
      clearTimeout(timer);
      resolve();
    }
    stream.write('', done);
  });
}

/**
 * Describes an error by its class, codes and stack. Its message stays out: the database, a mail server or a parser may
 * quote what a person has sent.
 */
export function errorFields(error: unknown, causes = MAX_CAUSES): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const parts: Record<string, unknown> = { ...error };
  return {
    error: error.constructor.name,
    ...partsLike(/^[A-Za-z0-9_ ]{1,40}$/, parts, ['code', 'command', 'syscall', 'severity']),
    ...partsLike(/^[a-z][a-z0-9_]{0,62}$/, parts, ['table', 'column', 'constraint']),
    ...(typeof parts.responseCode === 'number' && { responseCode: parts.responseCode }),
    stack: framesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: errorFields(error.cause, causes - 1) }),
  };
}

/** Returns those parts of an error that have the form of a name in code or schema. */
const partsLike = (form: RegExp, parts: LogFields, names: readonly string[]): LogFields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = parts[name];
      return typeof value === 'string' && form.test(value) ? [[name, value]] : [];
    }),
  );

/** Returns the lines of the stack without the message, their paths relative to the repository. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const lines = stack.slice(start < 0 ? 0 : start + message.length).split('\n');
  // A message that was changed later is still in the stack: only the last block of frames is surely none of it.
  const frames = lines.slice(lines.findLastIndex((line) => !/^ {4}at /.test(line)) + 1);
  return frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace('file://', '').replace(ROOT, ''));
}

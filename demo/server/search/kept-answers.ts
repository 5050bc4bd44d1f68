import type { KeptBody } from '../platform/http/app-env';
import type { Queue } from '../platform/http/queue';
import { tagOf } from '../platform/http/tag-of';
import { newShared, type Shared } from '../platform/shared-work';

/** An answer that has been written, such as a answer or a month. */
export type WrittenAnswer = KeptBody & {
  /** When its content was first seen, in milliseconds since 1970, whole seconds. */
  changedMs: number;
  /** The address of what comes behind it. */
  next?: string | undefined;
  /** Until when it stays true, in milliseconds since 1970. */
  untilMs: number;
};

/** An answer as it is written at a moment. */
type Made = Pick<WrittenAnswer, 'body' | 'next' | 'untilMs'>;
type Kept = { fromMs: number; answer: WrittenAnswer };
/** An answer that is being written, or has been: `kept` is missing until then. */
type Entry = { writing: Shared<Kept>; kept?: Kept };

/** Bytes of all answers that are kept. */
const MAX_BYTES = 64_000_000;
/** So many are kept, however small they are, and of so many it is known when they changed. */
const MAX_ANSWERS = 1_000;

/** What somebody asks for. */
type Asked = {
  /** The revision of the events; what is kept goes with it. */
  revision: string;
  /** Whatever else the answer depends on but the moment. */
  key: string;
  nowMs: number;
  /** In which whoever asks waits for the turn to write it. */
  inTurn: Queue;
  /** Ends when whoever has asked no longer waits. */
  signal?: AbortSignal;
};

/** Gives an answer, or writes it. @param make stops at the end of its signal: nobody waits for it any more */
export type KeptAnswers = (asked: Asked, make: (signal: AbortSignal) => Promise<Made>) => Promise<WrittenAnswer>;

/**
 * Keeps answers as long as nothing changes: subscribers ask for the same few again and again. Whoever asks for one that is
 * being written, or that waits for its turn, gets that one.
 *
 * @param mostBytes of all that is kept; what was not asked for the longest goes first
 */
export function newKeptAnswers(mostBytes = MAX_BYTES): KeptAnswers {
  const entries = new Map<string, Entry>();
  const changes = new Map<string, { tag: string; changedMs: number }>();

  /** Two contents of an answer never have the same second: who knows the first would never get the other. */
  function changedAt(name: string, tag: string, nowMs: number): number {
    const known = changes.get(name);
    const thisSecond = Math.floor(nowMs / 1000) * 1000;
    const changedMs =
      known?.tag === tag ? known.changedMs : known ? Math.max(thisSecond, known.changedMs + 1000) : thisSecond;
    changes.delete(name);
    changes.set(name, { tag, changedMs });
    const [oldest] = changes.keys();
    if (changes.size > MAX_ANSWERS && oldest !== undefined) changes.delete(oldest);
    return changedMs;
  }

  function forgetOldest(): void {
    let bytes = 0;
    for (const { kept } of entries.values()) bytes += kept?.answer.body.length ?? 0;
    for (const [place, { kept }] of entries) {
      if (bytes <= mostBytes && entries.size <= MAX_ANSWERS) break;
      bytes -= kept?.answer.body.length ?? 0;
      entries.delete(place);
    }
  }

  function begin(place: string, write: (signal: AbortSignal) => Promise<Kept>): Entry {
    const entry: Entry = {
      writing: newShared(async (signal) => {
        const kept = await write(signal);
        entry.kept = kept;
        forgetOldest();
        return kept;
      }),
    };
    entry.writing.result.catch(() => entries.get(place) === entry && entries.delete(place));
    return entry;
  }

  return async function keptAnswer({ revision, key, nowMs, inTurn, signal }, make) {
    // Short, whatever somebody has asked for.
    const name = tagOf(Buffer.from(key));
    const place = `${name} ${revision}`;
    const isOpen = ({ fromMs, answer }: Kept) => nowMs >= fromMs && nowMs < answer.untilMs;

    async function ask(): Promise<Kept> {
      const known = entries.get(place);
      const isUsable = known && !known.writing.isGivenUp() && (!known.kept || isOpen(known.kept));
      const entry = isUsable
        ? known
        : begin(place, async (stopped) => {
            const made = await make(stopped);
            const tag = tagOf(made.body);
            return { fromMs: nowMs, answer: { ...made, tag, changedMs: changedAt(name, tag, nowMs) } };
          });
      // The newest stands last.
      entries.delete(place);
      entries.set(place, entry);
      return entry.kept ?? entry.writing.ask(inTurn, signal);
    }

    const kept = await ask();
    // There is no third try: all would wait for all.
    return (isOpen(kept) ? kept : await ask()).answer;
  };
}

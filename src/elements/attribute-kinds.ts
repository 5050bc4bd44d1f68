import { isDay } from '../lib/days';

/** How the text of an attribute is read. `read` gives undefined for a value that is not allowed. */
export type AttributeKind<Value = unknown> = {
  /** What is allowed, in words for the console and the reference. */
  readonly allowed: string;
  /** TypeScript type of the property. */
  readonly type: string;
  read(text: string): Value | undefined;
};

const kind = <Value>(
  type: string,
  allowed: string,
  read: (text: string) => Value | undefined,
): AttributeKind<Value> => ({
  type,
  allowed,
  read,
});

/** Any text. */
export const text = (): AttributeKind<string> => kind('string', 'any text', (value) => value);

/** A name that may stand in an address as it is. */
export const name = (): AttributeKind<string> =>
  kind('string', 'letters, digits, - and _', (value) => (/^[\w-]+$/.test(value.trim()) ? value.trim() : undefined));

/** One of some words. */
export const choice = <const Word extends string>(...words: Word[]): AttributeKind<Word> =>
  kind(words.map((word) => `'${word}'`).join(' | '), words.join(', '), (value) =>
    words.find((word) => word === value.trim().toLowerCase()),
  );

/** A whole number within bounds. */
export const count = (least: number, most: number): AttributeKind<number> =>
  kind('number', `a whole number from ${least} to ${most}`, (value) => {
    const number = Number(value);
    return value.trim() !== '' && Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  });

/** A day. */
export const day = (): AttributeKind<string> =>
  kind('string', 'a day as in 2026-12-24', (value) => (isDay(value.trim()) ? value.trim() : undefined));

/** JSON of an object; as a property, the object itself. */
export const json = (): AttributeKind<object> =>
  kind('object', 'a JSON object', (value) => {
    try {
      const object: unknown = JSON.parse(value);
      return typeof object === 'object' && object !== null && !Array.isArray(object) ? object : undefined;
    } catch {
      return undefined;
    }
  });

/** Attributes that choose events; setFilter() takes the same. */
export const filterAttributes = {
  /** Words to search for. */
  q: text(),
  /** Id of a rubric, or several separated by commas. */
  rubric: text(),
  /** Name of a tag, or several separated by commas. */
  tag: text(),
  /** Id of a community. */
  community: count(0, 2_147_483_647),
  /** Place or postcode around which is searched. */
  near: text(),
  /** Radius around `near` in kilometres. Default: 15. */
  radius: count(1, 200),
  /** First day, as in 2026-12-24. Default: none; what is over is left out. */
  from: day(),
  /** Last day. Default: none. */
  to: day(),
} as const satisfies Record<string, AttributeKind>;

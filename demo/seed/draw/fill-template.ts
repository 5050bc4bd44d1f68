import type { Random } from '../generate/random';

/** A placeholder, with others inside of it. */
const PLACEHOLDER = /\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const RANGE = /^(-?[\d.]+)\.\.(-?[\d.]+)$/;

/**
 * Fills a drawing with colours and random values, in the order of its text:
 *
 * - `{near}`: the value of that name, or the text itself;
 * - `{near ink 30}`: the first colour with 30 % of the second in it;
 * - `{20..27}`: a number between the two, also as a share of a colour;
 * - `{accent1|#ffffff}`: one of these; `{wood=#a5502a|#8c3b23}` also names it for the following text;
 * - `<g times="9" step="160 0">`: its content nine times, each a step further;
 * - `<g times="12" turn="30">`: the same, each turned further about the origin.
 */
export function fillTemplate(template: string, names: Readonly<Record<string, string>>, random: Random): string {
  const valuesByName = new Map(Object.entries(names));
  const number = (expression: string) => {
    const [, from, to] = RANGE.exec(expression) ?? [];
    return from === undefined ? expression : String(Math.round(random.between(Number(from), Number(to)) * 100) / 100);
  };
  const resolve = (expression: string): string => {
    const [, name, choice] = /^(\w+)=(.*)$/.exec(expression) ?? [];
    if (name !== undefined && choice !== undefined) {
      const value = resolve(choice);
      valuesByName.set(name, value);
      return value;
    }
    if (expression.includes('|')) return resolve(random.pick(expression.split('|')));
    const [first = '', second, share = ''] = expression.split(' ');
    if (second === undefined) {
      const value = valuesByName.get(first) ?? number(first);
      if (!/^(?:#|-?[\d.]+$)/.test(value)) throw new Error(`A drawing knows no ${first}.`);
      return value;
    }
    return mix(resolve(first), resolve(second), Number(number(share)) / 100);
  };
  const fill = (text: string): string =>
    text.replace(PLACEHOLDER, (_, expression: string) => resolve(fill(expression)));
  return fill(repeat(template));
}

const REPEATED_GROUP = /<g times="(\d+)"(?: step="([^"]*)")?(?: turn="([^"]*)")?>/;

function repeat(text: string): string {
  const match = REPEATED_GROUP.exec(text);
  if (!match) return text;
  const [opening, count, step, turn] = match;
  const start = match.index + opening.length;
  const end = endOf(text, start);
  const content = repeat(text.slice(start, end));
  const [dx = 0, dy = 0] = step?.split(' ').map(Number) ?? [];
  const copies = Array.from({ length: Number(count) }, (_, index) =>
    step === undefined && turn === undefined
      ? content
      : `<g transform="translate(${index * dx} ${index * dy}) rotate(${index * Number(turn ?? 0)})">${content}</g>`,
  );
  return text.slice(0, match.index) + copies.join('') + repeat(text.slice(end + '</g>'.length));
}

/** Returns the end of the group that has begun before `from`. */
function endOf(text: string, from: number): number {
  let depth = 1;
  for (const { 0: tag, index } of text.slice(from).matchAll(/<g(?:\s[^>]*)?(?<!\/)>|<\/g>/g)) {
    depth += tag === '</g>' ? -1 : 1;
    if (depth === 0) return from + index;
  }
  throw new Error('A group of a drawing has no end.');
}

/** Returns a colour between two, 0 the first and 1 the second. */
function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

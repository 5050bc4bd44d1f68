import { passwordRules } from '../../model/password';

/** How hard a password is to guess, roughly: enough for an honest word beside the rules, which alone decide. */
export type Strength = 'weak' | 'fair' | 'strong';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
const MOSTLY_THE_SAME = 0.5;
const FAIR = 10;
const STRONG = 16;

/** Length counts most: each kind of character is worth two more. Repetition counts little. */
export function passwordStrength(password: string): Strength {
  const { length, special } = passwordRules(password);
  if (!length || !special || isSimple(password)) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const worth = new Set(password).size + 2 * (kinds - 1);
  if (worth >= STRONG) return 'strong';
  return worth >= FAIR ? 'fair' : 'weak';
}

/** What fingers type without a thought: the alphabet, the digits, and the rows of our keyboards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
];
const ROWS_BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
const SHORTEST_ROW = 4;

/** Letters that are often written as something else. */
const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i',
}; // biome-ignore format: a table.

const REPEATED = /(.+?)\1{2,}|(.{2,}?)\2+/giu;
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const WORD = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|[\p{Lo}\p{M}]+/gu;
const A_WORD = 4;
const SOME_LETTERS = 3;

/** Whether a password is what many would try first: one word with digits or signs around it, a row, a repetition. */
export function isSimple(password: string): boolean {
  const characters = [...password];
  if (new Set(characters).size / characters.length < MOSTLY_THE_SAME) return true;
  const rest = withoutRows(password).replace(REPEATED, '$1$2').replace(AROUND, '');
  const plain = [...rest].map((character) => DISGUISES[character] ?? character).join('');
  const words = new Set((plain.match(WORD) ?? []).map((word) => word.toLowerCase()));
  const lengths = [...words].map((word) => word.length).sort((one, other) => other - one);
  const [longest = 0, ...others] = lengths;
  const besides = others.reduce((sum, length) => sum + length, 0);
  return lengths.length < 2 || (longest >= A_WORD && besides < SOME_LETTERS);
}

/** A blank in place of each row: words on both sides of it stay two. */
function withoutRows(password: string): string {
  const lower = password.toLowerCase();
  // Some letters grow when they are written small: the places would not be the same.
  if (lower.length !== password.length) return password;
  let kept = '';
  for (let at = 0; at < password.length; ) {
    const length = rowLengthAt(lower, at);
    kept += length >= SHORTEST_ROW ? ' ' : password[at];
    at += length >= SHORTEST_ROW ? length : 1;
  }
  return kept;
}

function rowLengthAt(text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && ROWS_BOTH_WAYS.some((row) => row.includes(text.slice(at, at + length + 1))))
    length += 1;
  return length;
}

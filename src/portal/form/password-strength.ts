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
  const characters = [...password];
  const different = new Set(characters).size;
  if (!length || !special || different / characters.length < MOSTLY_THE_SAME) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const worth = different + 2 * (kinds - 1);
  if (worth >= STRONG) return 'strong';
  return worth >= FAIR ? 'fair' : 'weak';
}

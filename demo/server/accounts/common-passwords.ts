/** How many of the commonest passwords are refused. */
const MAX = 10_000;
/** How many of them are also refused with digits or special characters at the end: a tail makes no new password. */
const MAX_WITH_TAIL = 2_000;
const TAIL = /[^\p{L}]+$/u;
/** Shorter words with a tail are not refused: so few letters do not give the whole password away. */
const FEWEST_LETTERS = 6;

type Lists = { all: ReadonlySet<string>; withTail: ReadonlySet<string> };

let lists: Promise<Lists> | undefined;

/** Whether a password is one of the commonest, or a word of the very commonest with a tail behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= loadLists();
  const { all, withTail } = await lists;
  const folded = password.normalize('NFKC').toLowerCase();
  const word = folded.replace(TAIL, '');
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return all.has(folded) || (letters >= FEWEST_LETTERS && withTail.has(word));
}

/** The list is large, so it is loaded when the first password is set. */
async function loadLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].slice(0, MAX).map(String);
  return { all: new Set(words), withTail: new Set(words.slice(0, MAX_WITH_TAIL)) };
}

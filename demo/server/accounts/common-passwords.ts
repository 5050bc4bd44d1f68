/** The number of most common passwords that are refused. */
const MAX_REFUSED = 10_000;
/** The number of those that are also refused with digits or special characters at the end. */
const MAX_WITH_SUFFIX = 2_000;
const SUFFIX = /[^\p{L}]+$/u;
/** The minimum length of such a word, in letters: a shorter one does not give the whole password away. */
const MIN_LETTERS = 6;

type Lists = { all: ReadonlySet<string>; withSuffix: ReadonlySet<string> };

let lists: Promise<Lists> | undefined;

/** Checks whether a password is one of the commonest, or one of the very commonest with a suffix. */
export async function isCommonPassword(password: string): Promise<boolean> {
  lists ??= loadLists();
  const { all, withSuffix } = await lists;
  const folded = password.normalize('NFKC').toLowerCase();
  const base = folded.replace(SUFFIX, '');
  const letters = base.match(/\p{L}/gu)?.length ?? 0;
  return all.has(folded) || (letters >= MIN_LETTERS && withSuffix.has(base));
}

/** Loads the lists with the first new password, as they are large. */
async function loadLists(): Promise<Lists> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].slice(0, MAX_REFUSED).map(String);
  return { all: new Set(words), withSuffix: new Set(words.slice(0, MAX_WITH_SUFFIX)) };
}

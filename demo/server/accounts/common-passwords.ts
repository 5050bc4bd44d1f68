/** So many of the commonest passwords are refused. */
const MOST = 10_000;
/** What follows a common password without making it another one: digits and special characters. */
const TAIL = /[^\p{L}]+$/u;
/** A shorter beginning says nothing about the rest. */
const SHORTEST = 4;

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the commonest, also with digits or special characters behind it. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= loadList();
  const common = await list;
  const folded = password.normalize('NFKC').toLowerCase();
  const tail = TAIL.exec(folded)?.[0].length ?? 0;
  const lengths = Array.from({ length: tail + 1 }, (_, cut) => folded.length - cut);
  return lengths.some((length) => length >= SHORTEST && common.has(folded.slice(0, length)));
}

/** The list is large, so it is loaded when the first password is set. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MOST).map(String));
}

import type { Queryable } from '../platform/database/database';

declare const confirmed: unique symbol;

/** The name of a person whose address is confirmed; only `confirmedName` makes one. */
export type ConfirmedName = string & { readonly [confirmed]: true };

/** Where a mail goes, and whom it greets by name. */
export type Recipient = { address: string; name: ConfirmedName | undefined };

/** What is known of an account's person. */
type Named = { isConfirmed: boolean; firstName: string; lastName: string };

const MAX_LETTERS = 80;
/** A full stop before a letter, as in 'evil.example', would become a link in many mail programs. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?!\p{L}))*$/u;

/**
 * The name with which a mail may greet. Anybody can sign up with a stranger's address, so a name counts only once the
 * address is confirmed; and what no name looks like (links, line breaks, signs that turn the direction of writing) is
 * left out, so that nobody is greeted with an advertisement.
 */
export function confirmedName({ isConfirmed, firstName, lastName }: Named): ConfirmedName | undefined {
  const name = `${firstName.trim()} ${lastName.trim()}`.trim();
  return isConfirmed && isName(name) ? name : undefined;
}

const isName = (text: string): text is ConfirmedName => text.length <= MAX_LETTERS && NAME.test(text);

/** An address that nobody has proved to own, or whose name may be a stranger's: the mail greets without a name. */
export const namelessRecipient = (address: string): Recipient => ({ address, name: undefined });

/** The person of an account, greeted by name once the address of the account is confirmed. */
export async function loadRecipient(from: Queryable, accountId: number): Promise<Recipient> {
  const [row] = await from.query<Named & { address: string }>(
    `select email as address, email_confirmed_at is not null as "isConfirmed", first_name as "firstName",
       last_name as "lastName" from accounts where id = $1`,
    [accountId],
  );
  if (!row) throw new Error('The account is gone.');
  return { address: row.address, name: confirmedName(row) };
}

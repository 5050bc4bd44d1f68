import type { Queryable } from '../platform/database/database';

declare const confirmed: unique symbol;

/** The name of a person whose address is confirmed; only `confirmedName` makes one. */
export type ConfirmedName = string & { readonly [confirmed]: true };

/** The address of a mail, and the name in its greeting. */
export type Recipient = { address: string; name: ConfirmedName | undefined };

/** The columns of an account for the greeting. */
type NameRow = { isConfirmed: boolean; firstName: string; lastName: string };

const MAX_NAME_LENGTH = 80;
/** The form of a name. A full stop before a letter, as in 'evil.example', would become a link in many mail programs. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?!\p{L}))*$/u;

/**
 * Returns the name for the greeting of a mail. Anybody can sign up with a stranger's address, so a name counts only
 * once the address is confirmed. Texts that are no name (links, line breaks, signs that turn the direction of writing)
 * are left out, so that no greeting advertises.
 */
export function confirmedName({ isConfirmed, firstName, lastName }: NameRow): ConfirmedName | undefined {
  const name = `${firstName.trim()} ${lastName.trim()}`.trim();
  return isConfirmed && isName(name) ? name : undefined;
}

const isName = (text: string): text is ConfirmedName => text.length <= MAX_NAME_LENGTH && NAME.test(text);

/** Returns the recipient of an unconfirmed address, or one whose name may be a stranger's: without a name. */
export const namelessRecipient = (address: string): Recipient => ({ address, name: undefined });

/** Loads the recipient of an account, with a name once its address is confirmed. */
export async function loadRecipient(from: Queryable, accountId: number): Promise<Recipient> {
  const [row] = await from.query<NameRow & { address: string }>(
    `select email as address, email_confirmed_at is not null as "isConfirmed", first_name as "firstName",
       last_name as "lastName" from accounts where id = $1`,
    [accountId],
  );
  if (!row) throw new Error('The account is gone.');
  return { address: row.address, name: confirmedName(row) };
}

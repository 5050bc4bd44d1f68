import { msg } from '@lingui/core/macro';

/** The messages for a required or ended session. */
export const SESSION_MESSAGES = {
  guest: msg`Dafür müssen Sie angemeldet sein.`,
  left: msg`Sie sind abgemeldet.`,
  expired: msg`Ihre Anmeldung ist abgelaufen.`,
  refused: msg`Ihre Anmeldung ist abgelaufen.`,
  login: msg({ id: 'lbl_login', message: 'Anmelden' }),
} as const;

/** The title of the account area. */
export const MY_ACCOUNT = msg`Mein Konto`;

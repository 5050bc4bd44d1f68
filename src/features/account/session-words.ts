import { msg } from '@lingui/core/macro';

/** What is said when a session is needed, or has ended. */
export const SESSION_WORDS = {
  guest: msg`Dafür müssen Sie angemeldet sein.`,
  left: msg`Sie sind abgemeldet.`,
  expired: msg`Ihre Anmeldung ist abgelaufen.`,
  refused: msg`Ihre Anmeldung ist abgelaufen.`,
  login: msg({ id: 'lbl_login', message: 'Anmelden' }),
} as const;

/** The name of everything that belongs to one's account. */
export const MY_ACCOUNT = msg`Mein Konto`;

import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Speech } from '../i18n/speech';

type Link = { href: string; route: string };

type Props = {
  speech: Speech;
  /** The same screen in the other language. */
  otherLanguage: Link;
  /** Absent where the client hides them (setting `authenticatedArea.showLoginSignupButton`). */
  account?: { login: Link; signup: Link } | undefined;
  /** What stands there for people who are logged in. */
  children?: ReactNode;
};

/** Language and log-in above the screens of the portal. Without hooks: the first painter draws it too. */
export function ShellBar({ speech: { say, locale }, otherLanguage, account, children }: Props) {
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <div className="shell-bar">
      <a href={otherLanguage.href} data-route={otherLanguage.route} lang={other} hrefLang={other}>
        {other === 'en' ? 'English' : 'Deutsch'}
      </a>
      {account && (
        <>
          <a className="button is-quiet" href={account.login.href} data-route={account.login.route}>
            {say(msg({ id: 'lbl_login', message: 'Anmelden' }))}
          </a>
          <a className="button" href={account.signup.href} data-route={account.signup.route}>
            {say(msg({ id: 'lbl_signup', message: 'Registrieren' }))}
          </a>
        </>
      )}
      {children}
    </div>
  );
}

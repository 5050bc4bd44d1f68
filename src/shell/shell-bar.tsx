import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Speech } from '../i18n/speech';

type Link = { href: string; route: string };

type Props = {
  speech: Speech;
  /** The same screen in the other language. */
  otherLanguage: Link;
  /** Absent where the client hides them (setting `authenticatedArea.showLoginSignupButton`). */
  login?: Link | undefined;
  /** What stands there for people who are logged in. */
  children?: ReactNode;
};

/**
 * Language and log-in above the screens of the portal, quiet: most visitors look for an event. A visitor without
 * an account finds the sign-up on the log-in screen. Without hooks: the first painter draws it too.
 */
export function ShellBar({ speech: { say, locale }, otherLanguage, login, children }: Props) {
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <div className="shell-bar">
      <a href={otherLanguage.href} data-route={otherLanguage.route} lang={other} hrefLang={other}>
        {other === 'en' ? 'English' : 'Deutsch'}
      </a>
      {login && (
        <a href={login.href} data-route={login.route}>
          {say(msg({ id: 'lbl_login', message: 'Anmelden' }))}
        </a>
      )}
      {children}
    </div>
  );
}

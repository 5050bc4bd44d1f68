/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locale';
import type { Translate } from '../i18n/translation';

type Link = { href: string; route: string };

type Props = {
  _: Translate;
  locale: Locale;
  /** The same screen in the other language. */
  otherLanguage: Link;
  /** The link to the log-in, or to the account of a logged-in person. Absent if the client hides the log-in. */
  account: Link | undefined;
  isLoggedIn: boolean;
  onLogOut?: (() => void) | undefined;
  /** The links to other screens, before the language. */
  children?: ReactNode;
};

/**
 * Renders language and log-in above the screens of the portal, unobtrusively: most visitors look for an event. The
 * sign-up is on the log-in screen. It has no hooks, since the painter draws it, too.
 */
export function ShellBar({ _, locale, otherLanguage, account, isLoggedIn, onLogOut, children }: Props) {
  const other = locale === 'de' ? 'en' : 'de';
  return (
    <div className="shell-bar">
      {children}
      <a href={otherLanguage.href} data-route={otherLanguage.route} lang={other} hrefLang={other}>
        {other === 'en' ? 'English' : 'Deutsch'}
      </a>
      {account && (
        <a href={account.href} data-route={account.route}>
          {_(
            isLoggedIn
              ? msg({ id: 'lbl_my_area', message: 'Mein Bereich' })
              : msg({ id: 'lbl_login', message: 'Anmelden' }),
          )}
        </a>
      )}
      {isLoggedIn && (
        <button type="button" onClick={onLogOut}>
          {_(msg({ id: 'lbl_log_out', message: 'Abmelden' }))}
        </button>
      )}
    </div>
  );
}

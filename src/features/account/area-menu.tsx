import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestLogOut } from '../../app/log-out';
import { usePortal, useRoute } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale, withoutLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';
import { entriesOf, useAreaRoutes } from './area-entries';

const Menu = styled.nav`
  margin-bottom: 20px;

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  li:last-of-type[data-apart] {
    margin-inline-start: auto;
  }
  .chip[aria-current] {
    background: var(--portal-color-primary-soft);
    box-shadow: inset 0 0 0 1.5px var(--portal-color-primary);
    color: var(--portal-color-primary-text);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .chip[aria-current] {
      outline: 3px solid Highlight;
    }
  }
  @media print {
    display: none;
  }
`;

/** Renders the menu of the account area; the entry of the current screen is marked. */
export function AreaMenu() {
  const portal = usePortal();
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const [current] = splitRoute(withoutLocale(useRoute()));
  const entries = [{ path: paths.secure, short: msg`Start` }, ...entriesOf(useAreaRoutes())];
  const events = withLocale(paths.events, locale);
  // Deeper paths are later in the menu: the last entry at or above the current screen is the nearest.
  const currentEntry = entries.findLast(({ path }) => `${current}/`.startsWith(`${path}/`));
  return (
    <Menu aria-label={t({ id: 'lbl_my_area', message: 'Mein Bereich' })}>
      <ul>
        {portal.element.localName === 'event-portal' && (
          <li>
            <a className="chip" href={portal.router.hrefOf(events)} data-route={events}>
              <Trans>Zu den Veranstaltungen</Trans>
            </a>
          </li>
        )}
        {entries.map(({ path, short }) => {
          const route = withLocale(path, locale);
          return (
            <li key={path}>
              <a
                className="chip"
                href={portal.router.hrefOf(route)}
                data-route={route}
                aria-current={path === current ? 'page' : path === currentEntry?.path || undefined}
              >
                {_(short)}
              </a>
            </li>
          );
        })}
        {portal.element.localName !== 'event-portal' && (
          <li data-apart>
            <button type="button" className="chip" onClick={() => requestLogOut(portal)}>
              <Trans id="lbl_log_out">Abmelden</Trans>
            </button>
          </li>
        )}
      </ul>
    </Menu>
  );
}

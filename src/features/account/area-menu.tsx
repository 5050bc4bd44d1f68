import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { useAreaCounts } from '../../app/area-counts';
import { usePortal, useRoute } from '../../app/portal';
import { formatNumber } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale, withoutLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { splitRoute } from '../../routing/redirects';
import { AccountMenu, type AccountMenuItem } from './account-menu';
import { enabledEntries, PERSONAL, TABS, useAreaRoutes } from './area-entries';

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-bottom: 24px;
  box-shadow: inset 0 -1px var(--portal-color-line);

  > nav {
    flex: 1;
    min-width: 0;
  }
  .tabs {
    background: none;
  }
  .tab {
    min-height: 56px;
  }
  @container portal (max-width: 639.9px) {
    gap: 4px;
    margin-bottom: 20px;

    .tabs {
      position: relative;
      gap: 0 18px;
      margin-left: 0;
      padding: 0 24px 0 0;
      mask-image: linear-gradient(90deg, #000 calc(100% - 24px), transparent);
    }
    /* The row scrolls, so it ends where the content does, and so does the ring of its first tab. */
    li:first-of-type > .tab::before {
      left: 0;
    }
  }
  @media print {
    display: none;
  }
`;

/** Renders the tabs of the account area and the account menu; the tab of the current screen is marked. */
export function AreaMenu() {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { router } = usePortal();
  const [current] = splitRoute(withoutLocale(useRoute()));
  const countOf = useAreaCounts();
  const tabs = enabledEntries(TABS, useAreaRoutes());
  const row = useRef<HTMLUListElement>(null);
  /** The tab of the screen itself, or of the list that it belongs to. */
  const nearest = tabs.find(({ path }) => path !== paths.secure && `${current}/`.startsWith(`${path}/`))?.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab has changed.
  useLayoutEffect(() => {
    const tabs = row.current;
    const tab = tabs?.querySelector<HTMLElement>('[aria-current]');
    if (!tabs || !tab) return;
    // The name of the person and the number on the tab come later, and take space.
    const observer = new ResizeObserver(() => {
      tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(tabs);
    observer.observe(tab);
    return () => observer.disconnect();
  }, [current]);
  return (
    <Bar>
      <nav aria-label={t({ id: 'lbl_my_area', message: 'Mein Bereich' })}>
        <ul ref={row} className="tabs">
          {tabs.map(({ path, short }) => {
            const route = withLocale(path, locale);
            const count = countOf(path);
            return (
              <li key={path}>
                <a
                  className="tab"
                  href={router.hrefOf(route)}
                  data-route={route}
                  aria-current={path === current ? 'page' : path === nearest || undefined}
                >
                  {_(short)}
                  {count !== undefined && <span className="tab-count"> {formatNumber(count, locale)}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <AccountMenu items={useItems(current)} />
    </Bar>
  );
}

/** Returns the entries of the account menu; the portal leads back to its events, and to the other language. */
function useItems(current: string): AccountMenuItem[] {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const { element, router } = usePortal();
  const route = useRoute();
  const linkTo = (target: string) => ({ href: router.hrefOf(target), route: target });
  const personal = enabledEntries(PERSONAL, useAreaRoutes()).map(({ path, short, icon }) => ({
    ...{ icon, label: _(short), isCurrent: path === current },
    ...linkTo(withLocale(path, locale)),
  }));
  if (element.localName !== 'event-portal') return personal;
  const other = locale === 'de' ? 'en' : 'de';
  return [
    ...personal,
    { icon: 'calendar', label: t`Zu den Veranstaltungen`, isApart: true, ...linkTo(withLocale(paths.events, locale)) },
    { icon: 'globe', label: other === 'en' ? 'English' : 'Deutsch', lang: other, ...linkTo(withLocale(route, other)) },
  ];
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';

type Props = {
  /** The route without locale prefix. */
  route: string;
  className?: string;
  /** True above a form, which must stay open. */
  opensTab?: boolean;
  children: ReactNode;
};

/** Renders a link to another screen, in the current language. */
export function LocaleLink({ route, className, opensTab = false, children }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const target = withLocale(route, locale);
  const href = router.hrefOf(target);
  if (!opensTab)
    return (
      <a href={href} data-route={target} className={className}>
        {children}
      </a>
    );
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t`(öffnet in neuem Tab)`}</span>
    </a>
  );
}

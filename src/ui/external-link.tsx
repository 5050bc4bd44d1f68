import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { safeHref } from '../lib/urls';

type Props = { href: string | undefined; className?: string | undefined; children: ReactNode };

/** Renders a link that leaves the page, in a new tab; for a forbidden address its text without a link. */
export function ExternalLink({ href, className, children }: Props) {
  const { t } = useLingui();
  const safe = safeHref(href);
  if (!safe) return <span>{children}</span>;
  return (
    <a href={safe} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t`(öffnet in neuem Tab)`}</span>
    </a>
  );
}

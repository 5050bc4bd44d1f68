import type { ReactNode } from 'react';

/**
 * Leads to a file or to a calendar on the web, in a tab of its own: a failure there does not cost this page, and a frame that
 * may not save files may often still open a tab.
 */
export const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

import type { ReactNode } from 'react';

/**
 * Renders a link to a file or web calendar in a new tab. A failure there does not cost this page, and a frame that may
 * not download files may often still open a tab.
 */
export const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

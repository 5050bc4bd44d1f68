import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { TextsProvider } from '../../../i18n/locale-provider';
import { adoptStyle } from '../../../ui/panel/adopt-style';
import { calendarTexts } from './calendar-texts-lazy';
import css from './takeaway.css?inline';

/** Gives what is folded in below the texts that it needs, once they are loaded. */
export const WithCalendarTexts = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) => (
  <Suspense fallback={fallback}>
    <TextsProvider texts={calendarTexts}>{children}</TextsProvider>
  </Suspense>
);

/** A fold with links that lead out of the page; it brings its styles along. */
export function Takeaway({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => adoptStyle(box.current, css), []);
  return (
    <details ref={box} className="takeaway">
      <summary className="button is-quiet">{summary}</summary>
      <div className="takeaway-body">{children}</div>
    </details>
  );
}

/**
 * Leads to a file or to a calendar on the web, in a tab of its own: a failure there does not cost this page, and a frame that
 * may not save files may often still open a tab.
 */
export const OutLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

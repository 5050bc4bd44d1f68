import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { adoptStyle } from '../../../ui/panel/adopt-style';
import css from './takeaway.css?inline';

/**
 * A fold with links that lead out of the page; it brings its styles along. No `details`: in a row of buttons its button is
 * to stay in its place, while what it unfolds has the whole width below.
 */
export function Takeaway({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => adoptStyle(opener.current, css), []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button is-quiet takeaway"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {summary}
      </button>
      <div id={id} className="takeaway-body" hidden={!isOpen}>
        {children}
      </div>
    </>
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

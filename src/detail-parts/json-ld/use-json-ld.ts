import { useEffect } from 'react';
import { readyCleaner } from '../../lib/clean-html';
import { scriptJson } from './script-json';

const SCRIPT = 'script[data-event-portal]';
const PRERENDERED = 'script[data-event-portal-prerendered]';

/** Describes what a page shows; undefined for nothing. @param url absolute address of the page */
type Describe = (url: string) => object | undefined;

/** All screens that are shown, oldest first; the page gets the description of the first one. */
const descriptions: { describe: Describe }[] = [];
let script: Element | null = null;

/** Writes one script for the page, however many screens are shown: search engines want one description of an event. */
function write() {
  script?.remove();
  script = null;
  const description = descriptions[0]?.describe(window.location.href);
  // Another copy of the product, on a page that loads two, may write already.
  if (!description || document.head.querySelector(SCRIPT)) return;
  // What the server has written of the page's first screen may be outdated by now, and would be told twice.
  for (const early of document.querySelectorAll(PRERENDERED)) early.remove();
  script = readyCleaner()?.addDataScript(document.head, scriptJson(description)) ?? null;
}

/**
 * Describes what the screen shows to search engines, in the head of the page, as long as it is shown.
 *
 * @param describe the same function as long as the description is the same
 */
export function useJsonLd(describe: Describe): void {
  useEffect(() => {
    const entry = { describe };
    descriptions.push(entry);
    write();
    return () => {
      descriptions.splice(descriptions.indexOf(entry), 1);
      write();
    };
  }, [describe]);
}

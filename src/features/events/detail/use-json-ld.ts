import { useEffect } from 'react';
import { readyCleaner } from '../../../lib/clean-html';
import { scriptJson } from './json-ld';

const SCRIPT = 'script[data-event-portal]';

/** Describes what a page shows. @param url absolute address of the page */
type Describe = (url: string) => object;

/** All screens that are shown, oldest first; the page gets the description of the first one. */
const standing: { describe: Describe }[] = [];
let script: Element | null = null;

/** Writes one script for the page, however many screens are shown: search engines want one description of an event. */
function write() {
  script?.remove();
  script = null;
  const [first] = standing;
  // Another copy of the product, on a page that loads two, may write already.
  if (!first || document.head.querySelector(SCRIPT)) return;
  const json = scriptJson(first.describe(window.location.href));
  script = readyCleaner()?.addDataScript(document.head, json) ?? null;
}

/**
 * Describes what the screen shows to search engines, in the head of the page, as long as it is shown.
 *
 * @param describe the same function as long as the description is the same
 */
export function useJsonLd(describe: Describe): void {
  useEffect(() => {
    const entry = { describe };
    standing.push(entry);
    write();
    return () => {
      standing.splice(standing.indexOf(entry), 1);
      write();
    };
  }, [describe]);
}

import { useEffect } from 'react';
import { readyCleaner } from '../../lib/clean-html';
import { scriptJson } from './script-json';

const SCRIPT = 'script[data-event-portal]';
const PRERENDERED = 'script[data-event-portal-prerendered]';

/** Describes the content of a page; undefined for nothing. @param url absolute address of the page */
type Describe = (url: string) => object | undefined;

/** All visible screens, oldest first; the page gets the description of the first one. */
const descriptions: { describe: Describe }[] = [];
let script: Element | null = null;

/**
 * Writes one script for the page, regardless of the number of screens: search engines expect one description per event.
 */
function writeScript() {
  script?.remove();
  script = null;
  const description = descriptions[0]?.describe(window.location.href);
  // Another copy of the product on the page may have written already.
  if (!description || document.head.querySelector(SCRIPT)) return;
  // The server's description of the first screen may be outdated, and would be a duplicate.
  for (const prerendered of document.querySelectorAll(PRERENDERED)) prerendered.remove();
  script = readyCleaner()?.addDataScript(document.head, scriptJson(description)) ?? null;
}

/**
 * Adds a JSON-LD description to the head of the page while the screen is shown.
 *
 * @param describe the same function as long as the description is the same
 */
export function useJsonLd(describe: Describe): void {
  useEffect(() => {
    const entry = { describe };
    descriptions.push(entry);
    writeScript();
    return () => {
      descriptions.splice(descriptions.indexOf(entry), 1);
      writeScript();
    };
  }, [describe]);
}

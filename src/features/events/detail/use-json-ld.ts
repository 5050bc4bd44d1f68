import { useEffect } from 'react';
import { readyCleaner } from '../../../lib/clean-html';
import { scriptJson } from './json-ld';

const SCRIPT = 'script[data-event-portal]';

/** Texts of all screens that stand, oldest first; the first one is written. */
const standing: { json: string }[] = [];
let script: Element | null = null;

/** One script for the page, whatever stands: search engines want one description of an event. */
function write() {
  script?.remove();
  script = null;
  const [first] = standing;
  // Another copy of the product, on a page that loads two, may write already.
  if (!first || document.head.querySelector(SCRIPT)) return;
  const html = readyCleaner()?.dataScript();
  // The DOM's types do not know that TrustedHTML may stand here.
  if (html) document.head.insertAdjacentHTML('beforeend', html as string);
  script = document.head.querySelector(SCRIPT);
  script?.append(first.json);
}

/** Describes what the screen shows to search engines, in the head of the page, as long as the screen stands. */
export function useJsonLd(value: object): void {
  const json = scriptJson(value);
  useEffect(() => {
    const entry = { json };
    standing.push(entry);
    write();
    return () => {
      standing.splice(standing.indexOf(entry), 1);
      write();
    };
  }, [json]);
}

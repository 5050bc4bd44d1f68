import { useEffect } from 'react';
import { scriptJson } from './json-ld';

const MARK = 'data-event-portal';

/** Texts of all screens that stand, oldest first; the first one is written. */
const standing: { json: string }[] = [];
let script: HTMLScriptElement | undefined;

/** One script for the page, whatever stands: search engines want one description of an event. */
function write() {
  script?.remove();
  script = undefined;
  const [first] = standing;
  // Another copy of the product, on a page that loads two, may write already.
  if (!first || document.head.querySelector(`script[${MARK}]`)) return;
  script = document.createElement('script');
  script.type = 'application/ld+json';
  script.setAttribute(MARK, '');
  // A text node, as Trusted Types guard every other way to fill a script, even one that is data.
  script.append(document.createTextNode(first.json));
  document.head.append(script);
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

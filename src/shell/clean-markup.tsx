import { useEffect, useState } from 'react';
import { loadCleaner } from '../lib/clean-html';
import type { Cleaner } from '../lib/html-cleaner';

let cleaner: Cleaner | undefined;

type Props = { html: string /** Which elements may stand in it. */; rules: 'content' | 'scaffold' };

/** HTML of the client, cleaned. Nothing is shown until the cleaner is there, and nothing if it cannot be loaded. */
export function CleanMarkup({ html, rules }: Props) {
  const [ready, setReady] = useState(cleaner);
  useEffect(() => {
    if (ready) return;
    loadCleaner().then(
      (loaded) => {
        cleaner = loaded;
        setReady(loaded);
      },
      (error: unknown) => console.warn('[event-portal] HTML of the settings could not be shown.', error),
    );
  }, [ready]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return ready ? <div dangerouslySetInnerHTML={{ __html: ready[rules](html) }} /> : null;
}

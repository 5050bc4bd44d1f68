import { useEffect, useMemo, useState } from 'react';
import { loadCleaner, readyCleaner } from '../lib/clean-html';

type Props = { html: string /** Which elements may stand in it. */; rules: 'content' | 'scaffold' };

/** HTML of the client, cleaned. Nothing is shown until the cleaner is there, and nothing if it cannot be loaded. */
export function CleanMarkup({ html, rules }: Props) {
  const [cleaner, setCleaner] = useState(readyCleaner);
  const markup = useMemo(() => cleaner?.[rules](html), [cleaner, rules, html]);
  useEffect(() => {
    if (cleaner) return;
    loadCleaner().then(
      (loaded) => setCleaner(loaded),
      (error: unknown) => console.warn('[event-portal] HTML of the settings could not be shown.', error),
    );
  }, [cleaner]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return markup === undefined ? null : <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

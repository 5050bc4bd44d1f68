import { useEffect, useMemo, useState } from 'react';
import { loadCleaner, readyCleaner } from '../../lib/clean-html';
import { languageOfText } from '../../lib/text-language';

const MARKUP = /[<&]/;

/**
 * Renders the client's attribution of a map, shown below every map; nothing without one. Plain text needs no sanitizer.
 */
export function Attribution({ html, site }: { html: string; site: string }) {
  const [cleaner, setCleaner] = useState(readyCleaner);
  const isMarkup = MARKUP.test(html);
  useEffect(() => {
    let isCurrent = isMarkup && !cleaner;
    if (isCurrent) {
      loadCleaner().then(
        (loaded) => isCurrent && setCleaner(() => loaded),
        (error: unknown) => console.warn('[event-portal] The cleaner of formatted texts could not be loaded.', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [isMarkup, cleaner]);
  const cleaned = useMemo(() => (isMarkup ? cleaner?.content(html, site) : undefined), [isMarkup, cleaner, html, site]);
  if (!isMarkup) {
    return html ? (
      <p className="map-credits" lang={languageOfText(html)}>
        {html}
      </p>
    ) : null;
  }
  if (cleaned === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the one audited module.
  return <div className="map-credits" lang={languageOfText(html)} dangerouslySetInnerHTML={{ __html: cleaned }} />;
}

import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { loadCleaner, readyCleaner } from '../lib/clean-html';

/** Loads ahead the cleaner that {@link RichText} needs. Never rejects. */
export async function prepareRichText(): Promise<void> {
  try {
    await loadCleaner();
  } catch (error) {
    console.warn('[event-portal] The cleaner of formatted texts could not be loaded.', error);
  }
}

/** What a screen with formatted texts waits for, so that nothing moves when they come. */
export const richText = { ready: readyCleaner, load: prepareRichText };

/** The look of formatted text, both where it is shown and where it is edited. */
export const FormattedText = styled.div`
  max-width: 70ch;
  overflow-wrap: anywhere;
  white-space: normal;

  && > * + * {
    margin-top: 12px;
  }
  && :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  && li + li {
    margin-top: 4px;
  }
  && > * + :is(h3, h4) {
    margin-top: 20px;
  }
  && > :is(h3, h4) {
    font-size: 1.06em;
    line-height: 1.3;
    text-wrap: balance;
  }
  blockquote {
    margin: 0;
    padding-inline-start: 16px;
    border-inline-start: 3px solid var(--portal-color-line);
    color: var(--portal-color-text-soft);
  }
`;

type Props = {
  html: string;
  /** Text to show when the cleaner cannot be loaded. Default: nothing. */
  plain?: (html: string) => string;
  /** Its language. Default: German. */
  lang?: string;
  /** Where relative links lead. Default: they are no links. */
  site?: string;
};

/**
 * Formatted text, cleaned; it appears as soon as the cleaner has loaded. Organisers write German, also for English pages.
 */
export function RichText({ html, plain, lang = 'de', site }: Props) {
  const [loaded, setLoaded] = useState(() => ({ cleaner: readyCleaner(), isAsked: false }));
  const { cleaner, isAsked } = loaded;
  useEffect(() => {
    if (cleaner || isAsked) return;
    let isWanted = true;
    void prepareRichText().then(() => isWanted && setLoaded({ cleaner: readyCleaner(), isAsked: true }));
    return () => {
      isWanted = false;
    };
  }, [cleaner, isAsked]);
  const cleaned = useMemo(() => cleaner?.content(html, site), [cleaner, html, site]);
  if (cleaned === undefined) return isAsked && plain ? <FormattedText lang={lang}>{plain(html)}</FormattedText> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return <FormattedText lang={lang} dangerouslySetInnerHTML={{ __html: cleaned }} />;
}

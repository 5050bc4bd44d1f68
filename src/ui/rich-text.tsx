import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { loadCleaner, readyCleaner } from '../lib/clean-html';

/** Preloads the sanitizer for {@link RichText}. Never rejects. */
export async function prepareRichText(): Promise<void> {
  try {
    await loadCleaner();
  } catch (error) {
    console.warn('[event-portal] The cleaner of formatted texts could not be loaded.', error);
  }
}

/** The module that a screen with formatted texts waits for, so that nothing moves when they appear. */
export const richText = { ready: readyCleaner, load: prepareRichText };

/** The styles of formatted text, shown or edited. */
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
  /** Returns the text to show if the sanitizer cannot be loaded. Default: nothing. */
  plain?: (html: string) => string;
  /** The language. Default: German. */
  lang?: string;
  /** The base of relative links. Default: they are removed. */
  site?: string;
};

/** Renders sanitized text once the sanitizer has loaded. Organisers write German, also for English pages. */
export function RichText({ html, plain, lang = 'de', site }: Props) {
  const [loaded, setLoaded] = useState(() => ({ cleaner: readyCleaner(), isAsked: false }));
  const { cleaner, isAsked: isSettled } = loaded;
  useEffect(() => {
    if (cleaner || isSettled) return;
    let isMounted = true;
    void prepareRichText().then(() => isMounted && setLoaded({ cleaner: readyCleaner(), isAsked: true }));
    return () => {
      isMounted = false;
    };
  }, [cleaner, isSettled]);
  const cleaned = useMemo(() => cleaner?.content(html, site), [cleaner, html, site]);
  if (cleaned === undefined)
    return isSettled && plain ? <FormattedText lang={lang}>{plain(html)}</FormattedText> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the one audited module.
  return <FormattedText lang={lang} dangerouslySetInnerHTML={{ __html: cleaned }} />;
}

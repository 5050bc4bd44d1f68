import styled from '@emotion/styled';
import { useMemo } from 'react';
import { loadCleaner, plainText, readyCleaner } from '../lib/clean-html';

/** Loads the cleaner that {@link RichText} needs. Never rejects: without it, formatted texts are shown as plain ones. */
export async function prepareRichText(): Promise<void> {
  try {
    await loadCleaner();
  } catch (error) {
    console.warn('[event-portal] The cleaner of formatted texts could not be loaded; they are shown plain.', error);
  }
}

const Text = styled.div`
  max-width: 70ch;
  overflow-wrap: anywhere;

  && > * + * {
    margin-top: 12px;
  }
  && :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  && li + li {
    margin-top: 4px;
  }
  && > :is(h3, h4) {
    margin-top: 20px;
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

/** Formatted text of an organiser, cleaned. Needs {@link prepareRichText} before. */
export function RichText({ html }: { html: string }) {
  const cleaner = readyCleaner();
  const cleaned = useMemo(() => cleaner?.content(html), [cleaner, html]);
  if (cleaned === undefined) return <Text>{plainText(html)}</Text>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned in the one audited module.
  return <Text dangerouslySetInnerHTML={{ __html: cleaned }} />;
}

import type { ReactNode } from 'react';
import { themeProperties } from '../theme/theme-properties';
import type { PrerenderedScreen } from './drawn';
import type { PageTranslation } from './page-context';
import { htmlOf, newOwnStyles } from './to-html';

/** The assumed background, since most pages are light; the script checks the real one. */
const WHITE = [255, 255, 255] as const;

/** Renders a screen as HTML, with the theme of its client. */
export function screenOf(
  content: ReactNode,
  { settings }: PageTranslation,
  options: Pick<PrerenderedScreen, 'sheet' | 'hasRealLinks'>,
): PrerenderedScreen {
  const ownStyles = newOwnStyles();
  const html = htmlOf(content, ownStyles);
  return { html, ownRules: ownStyles.rules(), theme: themeProperties(settings.theme, WHITE).properties, ...options };
}

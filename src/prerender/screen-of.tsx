import type { ReactNode } from 'react';
import { themeProperties } from '../theme/theme-properties';
import type { Screen } from './drawn';
import type { Spoken } from './page-context';
import { htmlOf, newOwnStyles } from './to-html';

/** Most pages are light; the script looks which ground there is. */
const WHITE = [255, 255, 255] as const;

/** A screen in HTML, with the theme of its client. */
export function screenOf(
  content: ReactNode,
  { settings }: Spoken,
  looks: Pick<Screen, 'sheet' | 'hasRealLinks'>,
): Screen {
  const own = newOwnStyles();
  const html = htmlOf(content, own);
  return { html, ownRules: own.rules(), theme: themeProperties(settings.theme, WHITE).properties, ...looks };
}

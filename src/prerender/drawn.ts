import type { VisibleTexts } from '../detail-parts/visible-texts';

/** The additional style sheet of a screen. */
export type Sheet = 'teaser' | 'articles' | 'search';

/** A prerendered element, as it is in the page before its script has loaded. */
export type Drawn = {
  /** The element's content for search engines and readers without scripts; without it the page's own stays. */
  light?: string;
  /**
   * The very screen that the script will show, for the shadow root; without it the light content is visible until then.
   */
  screen?: PrerenderedScreen;
  /** The first route of the element with its language; in a page with another route this drawing is wrong. */
  route: string;
  jsonLd?: object | undefined;
  /** The head of a page that shows nothing else. */
  head?: PrerenderHead;
};

export type PrerenderedScreen = {
  html: string;
  sheet?: Sheet;
  /** The properties of the theme. */
  theme: Readonly<Record<string, string>>;
  /** The rules of single elements inside. */
  ownRules: string;
  /** True if its links work without scripts, too. */
  hasRealLinks: boolean;
};

/** The head of a page of the product. */
export type PrerenderHead = {
  title: string;
  /** The name of the client. */
  client: string;
  description: string;
  /** The routes of the same screen by language. */
  alternates: Readonly<Record<'de' | 'en', string>>;
  /** True if the event does not exist. */
  isMissing?: boolean;
};

const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the description of an event for the head: the beginning of its text. */
export function descriptionOf({ short }: Pick<VisibleTexts, 'short'>, fallback: string): string {
  const text = [...short.map(({ children }) => children.trim()).filter(Boolean), fallback].join(' ');
  return text.length > MAX_DESCRIPTION_LENGTH
    ? `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`
    : text;
}

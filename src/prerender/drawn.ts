import type { VisibleTexts } from '../detail-parts/visible-texts';

/** Which styles a screen needs beside those that all have. */
export type Sheet = 'teaser' | 'articles' | 'search';

/** An element as it stands in the page before its script is there. */
export type Drawn = {
  /**
   * The element's own content, without classes: what search engines and readers without scripts get. Without it what the
   * page has put there stays.
   */
  light?: string;
  /** The very screen that the script will show, for the shadow root; without it the content is shown until then. */
  screen?: Screen;
  /** The route with which the element begins, its language included; another one in the address of the page makes it wrong. */
  route: string;
  jsonLd?: object | undefined;
  /** What the head of a page says that shows nothing else. */
  head?: Head;
};

export type Screen = {
  html: string;
  sheet?: Sheet;
  /** Properties of the theme. */
  theme: Readonly<Record<string, string>>;
  /** Rules of single elements inside. */
  ownRules: string;
  /** Whether its links lead somewhere without scripts too. */
  hasRealLinks: boolean;
};

/** What the head says of a page that is ours. */
export type Head = {
  title: string;
  /** Name of the client. */
  client: string;
  description: string;
  /** Routes of the same screen by language. */
  alternates: Readonly<Record<'de' | 'en', string>>;
  /** There is no such event. */
  isMissing?: boolean;
};

const MAX_DESCRIPTION_LENGTH = 160;

/** The first words of an event, for the head. */
export function descriptionOf({ short }: Pick<VisibleTexts, 'short'>, fallback: string): string {
  const text = [...short.map(({ children }) => children.trim()).filter(Boolean), fallback].join(' ');
  return text.length > MAX_DESCRIPTION_LENGTH
    ? `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`
    : text;
}

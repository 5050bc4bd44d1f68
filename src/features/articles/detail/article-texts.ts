import type { Locale } from '../../../i18n/locale';
import type { ArticleDetail } from '../../../model/answers/article';
import { type TextIn, textIn } from '../../../model/text-in';

/** The texts of an article, each in the reader's language if it exists. */
export type VisibleArticleTexts = {
  title: TextIn;
  /** Plain texts; the teaser is first. */
  short: TextIn[];
  /** HTML that is not sanitized yet. */
  long: TextIn[];
};

/** Returns the texts of an article for a language. Texts without an English version stay German. */
export function articleTexts(article: ArticleDetail, locale: Locale): VisibleArticleTexts {
  const { texts, englishTexts, english } = article;
  const textsOf = (kind: 'short' | 'long') =>
    texts[kind]
      .map((text, index) => textIn(locale, text, englishTexts[kind][index]))
      .filter(({ children }) => children.trim() !== '');
  return {
    title: textIn(locale, article.title, english.title),
    short: [...(article.teaser ? [textIn(locale, article.teaser, english.teaser)] : []), ...textsOf('short')],
    long: textsOf('long'),
  };
}

import type { Locale } from '../../../i18n/locale';
import type { ArticleDetail } from '../../../model/answers/article';
import { type TextIn, textIn } from '../../../model/text-in';

/** The texts of an article, each in the language of its reader where it is there. */
export type ArticleWords = {
  title: TextIn;
  /** Plain text; the teaser comes first. */
  short: TextIn[];
  /** HTML still to be cleaned. */
  long: TextIn[];
};

/** What a reader of a language reads of an article. Texts that are not there in English stay German. */
export function articleTexts(article: ArticleDetail, locale: Locale): ArticleWords {
  const { texts, englishTexts, english } = article;
  const inOrder = (kind: 'short' | 'long') =>
    texts[kind]
      .map((text, index) => textIn(locale, text, englishTexts[kind][index]))
      .filter(({ children }) => children.trim() !== '');
  return {
    title: textIn(locale, article.title, english.title),
    short: [...(article.teaser ? [textIn(locale, article.teaser, english.teaser)] : []), ...inOrder('short')],
    long: inOrder('long'),
  };
}

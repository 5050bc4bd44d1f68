/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/formats';
import type { Translation } from '../../i18n/translation';
import type { ArticleRow } from '../../model/answers/article-row';
import { textIn } from '../../model/text-in';
import type { HeadingTag } from '../../ui/heading-tag';
import type { CardLink } from '../card-link';
import { CardPicture } from '../card-picture';

/** The substitute for a rubric, which an article has not: colour and icon of the cover without a picture. */
export const COVER = { id: 0, name: '', color: 'var(--portal-color-primary-text)', icon: 'book' };

type Props = {
  article: ArticleRow;
  translation: Translation;
  link: CardLink;
  /** The base address of pictures. */
  host: string;
  Heading: HeadingTag;
  /** True for the first cards, whose pictures load eagerly. */
  isFirst: boolean;
  /** The substitute for a missing or loading picture. */
  cover?: ReactNode;
};

/** Renders an article in a list: picture, publication date, teaser and tags. No hooks: the painter draws it, too. */
export function ArticleCard({ article, translation: { locale }, link, host, Heading, isFirst, cover }: Props) {
  const { title, teaser, english, date, tags } = article;
  const visibleTitle = textIn(locale, title, english.title);
  return (
    <article className="card" part="card">
      <CardPicture event={{ ...article, rubric: COVER }} {...{ host, isFirst, cover }} />
      <div className="card-body">
        <span className="card-meta">
          <time dateTime={date}>{formatDay(date, locale, 'dayMonthAndYear')}</time>
        </span>
        <Heading className="card-title" part="card-title">
          <a href={link.href} data-route={link.route} part="card-link" {...visibleTitle} />
        </Heading>
        {teaser && <p className="article-teaser" {...textIn(locale, teaser, english.teaser)} />}
        {tags.length > 0 && (
          <div className="badges">
            {tags.slice(0, 3).map((tag) => (
              <span key={tag} className="badge" lang="de">
                {tag}
              </span>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

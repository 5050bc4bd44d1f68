/** @jsxImportSource #view */
import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/formats';
import type { Translation } from '../../i18n/translation';
import type { ArticleRow } from '../../model/answers/article-row';
import { textIn } from '../../model/text-in';
import type { HeadingTag } from '../../ui/heading-tag';
import type { CardLink } from '../card-link';
import { CardPicture } from '../card-picture';

/** Stands for the rubric of an event: what is drawn where there is no picture. */
export const COVER = { id: 0, name: '', color: 'var(--portal-color-primary-text)', icon: 'book' };

type Props = {
  article: ArticleRow;
  translation: Translation;
  link: CardLink;
  /** Base address for pictures. */
  host: string;
  Heading: HeadingTag;
  /** Pictures of the first cards are asked for at once. */
  isFirst: boolean;
  /** What stands where a picture is missing or on its way. */
  cover?: ReactNode;
};

/** One article in a list: its picture, the day on which it appeared, its teaser and its tags. Without hooks: the painter draws it too. */
export function ArticleCard({ article, translation: { locale }, link, host, Heading, isFirst, cover }: Props) {
  const { title, teaser, english, date, tags } = article;
  const name = textIn(locale, title, english.title);
  return (
    <article className="card" part="card">
      <CardPicture event={{ ...article, rubric: COVER }} {...{ host, isFirst, cover }} />
      <div className="card-body">
        <span className="card-meta">
          <time dateTime={date}>{formatDay(date, locale, 'dayMonthAndYear')}</time>
        </span>
        <Heading className="card-title" part="card-title">
          <a href={link.href} data-route={link.route} part="card-link" {...name} />
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

import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { formatDay } from '../../../i18n/day-format';
import type { Speech } from '../../../i18n/speech';
import type { ArticleRow } from '../../../model/article';
import { textIn } from '../../../model/text-in';
import type { HeadingTag } from '../../../ui/heading-tag';
import { CardPicture } from '../card/card-picture';
import type { CardLink } from '../card/event-card';
import { rubricCover } from '../card/rubric-cover-part';

/** Stands for the rubric of an event: what is drawn where there is no picture. */
const COVER = { id: 0, name: '', color: 'var(--portal-color-primary-text)', icon: 'book' };

const Teaser = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: 0.93em;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

type Props = {
  article: ArticleRow;
  speech: Speech;
  link: CardLink;
  /** Base address for pictures. */
  host: string;
  Heading: HeadingTag;
  /** Pictures of the first cards are asked for at once. */
  isFirst: boolean;
};

/** One article in a list: its picture, the day on which it appeared, its teaser and its tags. */
export function ArticleCard({ article, speech: { locale }, link, host, Heading, isFirst }: Props) {
  const { title, teaser, english, date, tags } = article;
  return (
    <article className="card" part="card">
      <CardPicture
        event={{ ...article, rubric: COVER }}
        {...{ host, isFirst }}
        cover={rubricCover({ rubric: COVER })}
      />
      <div className="card-body" style={{ flex: 1 } as CSSProperties}>
        <span className="card-meta">
          <time dateTime={date}>{formatDay(date, locale, 'dayMonthAndYear')}</time>
        </span>
        <Heading className="card-title" part="card-title">
          <a href={link.href} data-route={link.route} part="card-link" {...textIn(locale, title, english.title)} />
        </Heading>
        {teaser && <Teaser {...textIn(locale, teaser, english.teaser)} />}
        {tags.length > 0 && (
          <div className="badges" lang="de">
            {tags.slice(0, 3).map((tag) => (
              <span key={tag} className="badge">
                {tag}
              </span>
            ))}
          </div>
        )}
      </div>
    </article>
  );
}

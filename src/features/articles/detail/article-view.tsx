import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useAdvertViews } from '../../../app/adverts/use-shown-adverts';
import { usePortal } from '../../../app/portal';
import { EventCards } from '../../../cards/event-cards';
import { AddressSection } from '../../../detail-parts/address-section';
import { Descriptions } from '../../../detail-parts/descriptions';
import { Actions, DetailHeadBox, Meta, Title } from '../../../detail-parts/detail-head-layout';
import { Aside, DetailColumns, DetailPage, Section, SectionHeading, Texts } from '../../../detail-parts/detail-layout';
import { DetailPictures } from '../../../detail-parts/detail-pictures';
import { useJsonLd } from '../../../detail-parts/json-ld/use-json-ld';
import { FreeFields } from '../../../detail-parts/more-sections';
import { ShareButton } from '../../../detail-parts/share-button';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import type { ArticleDetail } from '../../../model/answers/article';
import { headingTag } from '../../../ui/heading-tag';
import { Icon } from '../../../ui/icon';
import { ArticlesBackLink } from '../articles-back-link';
import { articleJsonLd } from './article-json-ld';
import { ArticleTags } from './article-tags';
import { articleTexts } from './article-texts';

/** The substitute for rubrics, which an article has not: colour and icon of the cover without a picture. */
const COVER = [{ id: 0, name: '', color: 'var(--portal-color-primary-text)', icon: 'book' }];

/** The number of events that have room beside the article; more are below it. */
const MAX_ASIDE_EVENTS = 2;

/** Renders one article for visitors, and its JSON-LD for search engines. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  const { host } = usePortal().client;
  const { locale, _ } = useTranslation();
  const texts = useMemo(() => articleTexts(article, locale), [article, locale]);
  const { events } = article;
  const { headingLevel, settings } = usePortal();
  useJsonLd(useCallback((url) => articleJsonLd({ article, host, url, texts, _ }), [article, host, texts, _]));
  const adverts = useAdvertViews(settings.applicationSettings.activateAdverts);
  return (
    <DetailPage part="detail">
      <ArticlesBackLink />
      <ArticleBody article={article} />
      {adverts && <adverts.FooterAdvert placement="article" id={article.id} level={headingLevel + 1} />}
      {events.length > MAX_ASIDE_EVENTS && <LinkedEvents events={events} />}
    </DetailPage>
  );
}

/** Renders the events of an article. */
function LinkedEvents({ events }: Pick<ArticleDetail, 'events'>) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  return (
    <Section>
      <SectionHeading as={headingTag(headingLevel + 1)}>
        {t({ id: 'lbl_linked_events', message: 'Veranstaltungen zum Artikel' })}
      </SectionHeading>
      <EventCards events={events} level={headingLevel + 2} />
    </Section>
  );
}

/** Renders the content of an article. @param isPreview true if its links are inactive */
export function ArticleBody({ article, isPreview }: { article: ArticleDetail; isPreview?: boolean }) {
  const { t } = useLingui();
  const { client, headingLevel } = usePortal();
  const { locale } = useTranslation();
  const { host } = client;
  const texts = useMemo(() => articleTexts(article, locale), [article, locale]);
  const level = headingLevel + 1;
  const { location, promoter, pictures, events } = article;
  const hasAsideEvents = !isPreview && events.length > 0 && events.length <= MAX_ASIDE_EVENTS;
  const day = formatDay(article.date, locale, 'long');
  return (
    <>
      <DetailHeadBox>
        <Title as={headingTag(headingLevel)} tabIndex={-1} part="heading" {...texts.title} />
        <Meta>
          <li>
            <Icon name="calendar" />
            <time dateTime={article.date}>{day}</time>
          </li>
        </Meta>
        {texts.title.lang !== locale && (
          <div className="badges">
            <span className="badge">{t`Nur auf Deutsch`}</span>
          </div>
        )}
        {!isPreview && (
          <Actions>
            <ShareButton title={texts.title.children} text={day} />
          </Actions>
        )}
      </DetailHeadBox>
      <DetailColumns>
        <DetailPictures event={{ pictures, rubrics: COVER }} host={host} />
        <Descriptions texts={texts} level={level} />
        <Aside className="aside">
          {hasAsideEvents && <LinkedEvents events={events} />}
          {location && (
            <AddressSection
              heading={t({ id: 'lbl_location', message: 'Veranstaltungsort' })}
              {...{ address: location, level }}
              isQuiet
            />
          )}
          {promoter && (
            <AddressSection
              heading={t({ id: 'lbl_promoter', message: 'Veranstalter' })}
              {...{ address: promoter, level }}
              isQuiet
            />
          )}
        </Aside>
        <Texts className="more">
          <FreeFields fields={article.fields} level={level} />
          <ArticleTags tags={article.tags} level={level} isPreview={isPreview} />
        </Texts>
      </DetailColumns>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import type { ArticlePreviewProps } from '../../../app/visitor-preview';
import { ArticleCard } from '../../../cards/articles/article-card';
import { EventCards } from '../../../cards/event-cards';
import { Section, SectionHeading } from '../../../detail-parts/detail-layout';
import { CardAndPage, loadPreviewTexts, PreviewCardPicture, VisitorContext } from '../../../detail-parts/preview-parts';
import { useTranslation } from '../../../i18n/use-translation';
import type { ArticleDetail } from '../../../model/answers/article';
import { textIn } from '../../../model/text-in';
import { ArticleBody } from '../detail/article-view';
import { linkedEventsOf } from './linked-events';

export async function loadArticlePreview(): Promise<ComponentType<ArticlePreviewProps>> {
  await loadPreviewTexts();
  return ArticlePreview;
}

/** Renders an unpublished article as visitors will see it: its card in a list, and its page. */
function ArticlePreview({ locale, ...content }: ArticlePreviewProps) {
  return (
    <VisitorContext locale={locale}>
      <PreviewContent {...content} />
    </VisitorContext>
  );
}

function PreviewContent({ article, eventIds, listPicture }: Omit<ArticlePreviewProps, 'locale'>) {
  const { t } = useLingui();
  const cardArticle = listPicture ? { ...article, pictures: [listPicture] } : article;
  return (
    <CardAndPage card={<ListCard article={cardArticle} />} pageTitle={t`Auf seiner eigenen Seite`}>
      <ArticleBody article={article} isPreview />
      {eventIds.length > 0 && <LinkedEvents ids={eventIds} />}
    </CardAndPage>
  );
}

function ListCard({ article }: { article: ArticleDetail }) {
  const translation = useTranslation();
  const { host } = usePortal().client;
  const { children: title } = textIn(translation.locale, article.title, article.english.title);
  const [picture] = article.pictures;
  return (
    <PreviewCardPicture title={title}>
      <ArticleCard
        article={{ ...article, ...(picture && { picture }) }}
        {...{ translation, host }}
        link={{ href: '' }}
        Heading="h4"
        isFirst
      />
    </PreviewCardPicture>
  );
}

/** Renders pictures of the cards below the article, without events that visitors do not see. */
function LinkedEvents({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const state = useQuery(linkedEventsOf(ids), { quiet: true });
  if (state.step !== 'ready' || state.value.length === 0) return null;
  const titles = state.value.map(({ title }) => title).join(', ');
  return (
    <Section>
      <SectionHeading>{t({ id: 'lbl_linked_events', message: 'Veranstaltungen zum Artikel' })}</SectionHeading>
      <div role="img" aria-label={t`Karten von: ${titles}`}>
        <div inert>
          <EventCards events={state.value} level={headingLevel + 2} />
        </div>
      </div>
    </Section>
  );
}

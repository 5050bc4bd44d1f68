import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { LOCALES } from '../../../../i18n/locale';
import { LocaleProvider, TextsProvider } from '../../../../i18n/locale-provider';
import { useSpeech } from '../../../../i18n/use-speech';
import type { ArticleDetail } from '../../../../model/article';
import { textIn } from '../../../../model/text-in';
import { PortalProvider, usePortal } from '../../../../portal/portal';
import type { ArticlePreviewProps } from '../../../../portal/record-previews';
import { prepareRichText } from '../../../../ui/rich-text';
import { Page, Section, SectionHeading } from '../../detail/detail-layout';
import { detailTexts } from '../../detail/detail-texts-lazy';
import { EventCards } from '../../detail/similar-section';
import { ArticleCard } from '../article-card';
import { articlesTexts } from '../articles-texts-lazy';
import { ArticleBody } from '../detail/article-view';
import { useAnswer } from '../use-answer';
import { linkedEventsOf } from './linked-events';

/** The preview stands below a heading of its own. */
const HEADING_LEVEL = 3;

const Parts = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
`;

const Sheet = styled.div`
  padding: clamp(12px, 3cqi, 24px);
  border: 1px solid var(--portal-color-line);
  border-radius: var(--portal-radius);
`;

/** As wide as a card in a list of several columns. */
const Card = styled.div`
  max-width: 300px;
`;

/** Loads the texts of every language, so that the visitor's choice between them shows at once. */
export async function loadArticlePreview(): Promise<ComponentType<ArticlePreviewProps>> {
  void prepareRichText();
  await Promise.all(LOCALES.flatMap((locale) => [detailTexts.load(locale), articlesTexts.load(locale)]));
  return ArticlePreview;
}

/** An article that is not published yet, as visitors will see it: its card in a list, and its page. */
function ArticlePreview({ locale, ...content }: ArticlePreviewProps) {
  const portal = usePortal();
  return (
    <LocaleProvider locale={locale} languageSettings={portal.settings.languageSettings}>
      <TextsProvider texts={detailTexts}>
        <TextsProvider texts={articlesTexts}>
          <PortalProvider value={{ ...portal, headingLevel: HEADING_LEVEL + 1 }}>
            <CardAndPage {...content} />
          </PortalProvider>
        </TextsProvider>
      </TextsProvider>
    </LocaleProvider>
  );
}

function CardAndPage({ article, eventIds, listPicture }: Omit<ArticlePreviewProps, 'locale'>) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  return (
    <Parts lang={locale}>
      <Section>
        <SectionHeading>{t`In der Liste`}</SectionHeading>
        <ListCard article={listPicture ? { ...article, pictures: [listPicture] } : article} />
      </Section>
      <Section>
        <SectionHeading>{t`Auf seiner eigenen Seite`}</SectionHeading>
        <Sheet>
          <Page as="div">
            <ArticleBody article={article} isPreview />
            {eventIds.length > 0 && <LinkedEvents ids={eventIds} />}
          </Page>
        </Sheet>
      </Section>
    </Parts>
  );
}

/** A picture of the card: it leads nowhere yet, and its page below says the same. */
function ListCard({ article }: { article: ArticleDetail }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { host } = usePortal().client;
  const { children: title } = textIn(speech.locale, article.title, article.english.title);
  const [picture] = article.pictures;
  return (
    <Card role="img" aria-label={t`Karte von „${title}“`}>
      <div inert>
        <ArticleCard
          article={{ ...article, ...(picture && { picture }) }}
          {...{ speech, host }}
          link={{ href: '' }}
          Heading="h4"
          isFirst
        />
      </div>
    </Card>
  );
}

/** Pictures of the cards below the article; those that visitors do not see are left out, as there. */
function LinkedEvents({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const { headingLevel } = usePortal();
  const state = useAnswer(linkedEventsOf(ids));
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

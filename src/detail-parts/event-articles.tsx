import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useQuery } from '../app/use-query';
import { articlesOf } from '../cards/articles/api';
import { ArticleCards } from '../cards/articles/article-cards';
import { TextsProvider } from '../i18n/locale-provider';
import { eventTexts } from '../i18n/texts';
import { headingTag } from '../ui/heading-tag';
import { Section, SectionHeading } from './detail-layout';

const MAX_ARTICLES = 6;

type Props = { eventId: string; level: number };

/** Renders the articles about an event; nothing without articles or after a failure. */
export const EventArticles = (props: Props) => (
  <Suspense fallback={null}>
    <TextsProvider texts={eventTexts}>
      <Articles {...props} />
    </TextsProvider>
  </Suspense>
);

function Articles({ eventId, level }: Props) {
  const { t } = useLingui();
  const state = useQuery(articlesOf({ event_id: eventId, pageSize: MAX_ARTICLES }), { quiet: true });
  if (state.step !== 'ready' || state.value.articles.length === 0) return null;
  return (
    <Section className="only-screen">
      <SectionHeading as={headingTag(level)}>{t({ id: 'lbl_more_articles', message: 'Mehr dazu' })}</SectionHeading>
      <ArticleCards articles={state.value.articles} level={level + 1} />
    </Section>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ArticleFilter } from '../../../cards/articles/article-filter';
import type { ArticleLinks } from '../../../cards/articles/article-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import { Icon } from '../../../ui/icon';

const NO_FILTER: ArticleFilter = { q: '', tags: [], eventId: '', page: 1 };

type Props = { filter: ArticleFilter; links: ArticleLinks; isStandalone: boolean };

/** Renders the notice and advice for an empty result. */
export const NoArticlesFound = withEventTexts(function NothingFound({ filter, links, isStandalone }: Props) {
  const { t } = useLingui();
  const isNarrowed =
    !isStandalone && (filter.q !== '' || filter.tags.length > 0 || filter.eventId !== '' || filter.page > 1);
  const allArticles = links.toFilter(NO_FILTER);
  return (
    <div className="notice" part="notice">
      <Icon name="info" />
      <div>
        <p className="notice-title">
          <b>{t`Keine Artikel gefunden`}</b>
        </p>
        {isNarrowed && (
          <a className="button" href={allArticles.href} data-route={allArticles.route}>
            {t`Alle Artikel anzeigen`}
          </a>
        )}
      </div>
    </div>
  );
});

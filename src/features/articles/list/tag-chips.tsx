import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../../app/portal';
import { type ArticleFilter, articlesRoute, changeArticles } from '../../../cards/articles/article-filter';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import type { ArticlePage } from '../../../model/answers/article-page';
import { Icon } from '../../../ui/icon';

const MAX_TAGS = 12;

type Props = { filter: ArticleFilter; availableTags: ArticlePage['tags'] };

/** Renders tags that narrow the list, each a link that adds or removes the tag. */
export function ArticleTagChips({ filter, availableTags }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const suggestedTags = availableTags.filter(({ name }) => !filter.tags.includes(name)).slice(0, MAX_TAGS);
  if (filter.tags.length + suggestedTags.length === 0) return null;
  const linkTo = (tags: readonly string[]) => {
    const route = articlesRoute(changeArticles(filter, { tags }), locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
  return (
    <nav aria-label={t({ id: 'lbl_tags', message: 'Schlagwörter' })}>
      <ul className="article-tags">
        {filter.tags.map((tag) => (
          <li key={tag}>
            <a className="chip is-active" aria-current="true" {...linkTo(filter.tags.filter((one) => one !== tag))}>
              <span lang="de">{tag}</span>
              <Icon name="close" size={14} />
            </a>
          </li>
        ))}
        {suggestedTags.map(({ name, count }) => (
          <li key={name}>
            <a className="chip" {...linkTo([...filter.tags, name])}>
              <span lang="de">{name}</span> <span className="chip-count">{formatNumber(count, locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

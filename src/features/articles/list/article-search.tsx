import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { usePortal } from '../../../app/portal';
import { type ArticleFilter, articlesRoute, changeArticles } from '../../../cards/articles/article-filter';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';

/** Renders the text search for articles; the address contains the search. */
export function ArticleSearch({ filter }: { filter: ArticleFilter }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { navigate } = usePortal();
  const [text, setText] = useState(filter.q);
  const [appliedSearch, setAppliedSearch] = useState(filter.q);
  // Back and links change the search from elsewhere.
  if (filter.q !== appliedSearch) {
    setAppliedSearch(filter.q);
    setText(filter.q);
  }
  const label = t`Artikel suchen`;

  function search(event: FormEvent) {
    event.preventDefault();
    navigate(articlesRoute(changeArticles(filter, { q: text.trim() }), locale));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows <search>.
    <form className="article-search" role="search" onSubmit={search}>
      <span className="input-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </span>
      <button type="submit" className="button is-quiet">{t`Suchen`}</button>
    </form>
  );
}

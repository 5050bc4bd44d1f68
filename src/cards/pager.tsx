/** @jsxImportSource #view */
import { msg } from '@lingui/core/macro';
import type { Translation } from '../i18n/translation';
import { PainterIcon } from '../ui/painter-icon';
import type { CardLink } from './card-link';

type Props<Filter> = {
  translation: Translation;
  filter: Filter;
  page: { number: number; pageCount: number };
  links: { toFilter(filter: Filter & { page: number }): CardLink };
};

/** Returns the pages with links: the first, the last and those around the current one; 0 stands for a gap. */
export function pagesAround(current: number, count: number): number[] {
  const candidates = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const pages = [...new Set(candidates)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => (index > 0 && page - (pages[index - 1] ?? 0) > 1 ? [0, page] : [page]));
}

/** Renders real links to the other pages of a list. */
export function Pager<Filter>({ translation: { _ }, filter, page: { number, pageCount }, links }: Props<Filter>) {
  if (pageCount < 2) return null;
  const linkTo = (page: number) => links.toFilter({ ...filter, page });
  return (
    <nav className="pager" aria-label={_(msg`Seiten`)} part="pager">
      {number > 1 && <Step link={linkTo(number - 1)} label={_(msg`Vorige Seite`)} icon="previous" />}
      {pagesAround(number, pageCount).map((page, index) =>
        page === 0 ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={page}
            href={linkTo(page).href}
            data-route={linkTo(page).route}
            aria-current={page === number ? 'page' : undefined}
            aria-label={_(msg`Seite ${page}`)}
          >
            {page}
          </a>
        ),
      )}
      {number < pageCount && <Step link={linkTo(number + 1)} label={_(msg`Nächste Seite`)} icon="next" />}
    </nav>
  );
}

function Step({ link, label, icon }: { link: CardLink; label: string; icon: 'previous' | 'next' }) {
  return (
    <a href={link.href} data-route={link.route} aria-label={label} rel={icon === 'next' ? 'next' : 'prev'}>
      <PainterIcon name={icon} />
    </a>
  );
}

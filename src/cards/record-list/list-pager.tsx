import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../ui/icon';

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: center;
  align-items: center;
`;

type Props = { page: number; pageCount: number; onPage(page: number): void };

/** Renders links to the previous and next page. */
export function ListPager({ page, pageCount, onPage }: Props) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <Nav aria-label={t`Seiten`}>
      {page > 1 && (
        <button type="button" className="button is-quiet" onClick={() => onPage(page - 1)}>
          <Icon name="previous" size={16} />
          {t`Vorige Seite`}
        </button>
      )}
      <span>{t`Seite ${page} von ${pageCount}`}</span>
      {page < pageCount && (
        <button type="button" className="button is-quiet" onClick={() => onPage(page + 1)}>
          {t`Nächste Seite`}
          <Icon name="next" size={16} />
        </button>
      )}
    </Nav>
  );
}

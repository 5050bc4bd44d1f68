import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { withLocale } from '../../routing/locale-prefix';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  justify-content: space-between;
  align-items: center;
  padding: var(--space-box);
  border-radius: var(--radius-box);
  background: var(--portal-color-surface);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

type Props = {
  isFiltered: boolean;
  texts: {
    /** The message if no record matches the filter. */
    noMatch: string;
    /** The message if there is no record at all. */
    empty: string;
    emptyHint: string;
    create: string;
  };
  /** The route to all records without locale prefix; `createRoute` leads to a new one. */
  allRoute: string;
  createRoute: string;
  /** True if something else on the screen comes first. */
  isSecond?: boolean;
};

/** Renders the box in place of an empty list. */
export function EmptyBox({ isFiltered, texts, allRoute, createRoute, isSecond = false }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(isFiltered ? allRoute : createRoute, locale);
  return (
    <Box>
      <div>
        <strong>{isFiltered ? texts.noMatch : texts.empty}</strong>
        <p className="hint">{isFiltered ? t`Versuchen Sie es mit einem anderen Wort oder Status.` : texts.emptyHint}</p>
      </div>
      <a
        className={isFiltered || isSecond ? 'button is-quiet' : 'button'}
        href={router.hrefOf(route)}
        data-route={route}
      >
        {isFiltered ? t`Alle anzeigen` : texts.create}
      </a>
    </Box>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../i18n/use-speech';
import { inLocale } from '../../routing/locale-of-path';
import { usePortal } from '../portal';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  justify-content: space-between;
  align-items: center;
  padding: 20px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

type Props = {
  /** Whether search or status have left nothing. */
  isNarrowed: boolean;
  words: {
    /** None of them fits. */
    none: string;
    /** There is none at all. */
    empty: string;
    /** What is good to know before the first one. */
    hint: string;
    /** Leads to a new one. */
    begin: string;
  };
  /** Of the whole list and of a new one, without locale prefix. */
  routes: { list: string; form: string };
};

/** What stands in place of a list of one's own while there is nothing in it. */
export function EmptyList({ isNarrowed, words, routes }: Props) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const { router } = usePortal();
  const route = inLocale(isNarrowed ? routes.list : routes.form, locale);
  return (
    <Box>
      <div>
        <strong>{isNarrowed ? words.none : words.empty}</strong>
        <p className="hint">{isNarrowed ? t`Versuchen Sie es mit einem anderen Wort oder Status.` : words.hint}</p>
      </div>
      <a href={router.hrefOf(route)} data-route={route}>
        {isNarrowed ? t`Alle anzeigen` : words.begin}
      </a>
    </Box>
  );
}

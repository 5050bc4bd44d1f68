import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import { useTranslation } from '../i18n/use-translation';
import { headingTag } from '../ui/heading-tag';
import { Notice } from '../ui/notice';
import { type ErrorTable, errorWords, isLoggedOut, isMissing, LOAD_ERRORS } from './error-words';
import { usePortal } from './portal';
import { useReLogin } from './re-login';

const Heading = styled.h2`
  font-size: 1.2em;
  line-height: 1.25;
  text-wrap: balance;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

type Props = {
  error: unknown;
  /** Default: the words of what could not be loaded. */
  words?: ErrorTable;
  /** Sends or asks once more. */
  onRetry?: (() => void) | undefined;
  /** Stands in place of the table's title and hint. */
  title?: string | undefined;
  /** Stands in place of the table's hint where the server has refused with a code of its own, otherwise below it. */
  children?: ReactNode;
  /** Another way on, beside the retry. */
  way?: ReactNode;
  /** Stands in place of a whole screen and has its heading; then a record that is missing is no fault. */
  isScreen?: boolean;
};

/** Tells whether the server has refused with an error code for which the screen has a message. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && error.failure !== 'busy';

/** Says why something could not be loaded or saved, and what can be done; nothing while there is no error. */
export function ErrorNotice({ error, words = LOAD_ERRORS, onRetry, title, children, way, isScreen = false }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { headingLevel } = usePortal();
  const reLogin = useReLogin();
  if (error === undefined) return null;
  const { title: usual, hint } = errorWords(error, words);
  const hasOwnHint = title !== undefined || (Boolean(children) && isAnswered(error));
  // Only a call that saves opens the log-in above the screen.
  const isOut = Object.hasOwn(words, 'loggedOut') && isLoggedOut(error);
  const act = onRetry ?? (isOut ? () => void reLogin.ask() : undefined);
  return (
    <Notice
      kind={isScreen && isMissing(error) ? 'info' : 'error'}
      role="alert"
      title={
        isScreen ? (
          <Heading as={headingTag(headingLevel)} part="heading" tabIndex={-1}>
            {_(usual)}
          </Heading>
        ) : (
          (title ?? _(usual))
        )
      }
    >
      {!hasOwnHint && <p>{_(hint)}</p>}
      {children}
      {(act || way) && (
        <Ways>
          {act && (
            <button type="button" className={isScreen ? 'button' : 'button is-quiet'} onClick={act}>
              {isOut ? t`Anmelden` : t`Erneut versuchen`}
            </button>
          )}
          {way}
        </Ways>
      )}
    </Notice>
  );
}

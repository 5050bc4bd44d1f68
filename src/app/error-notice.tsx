import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import { useTranslation } from '../i18n/use-translation';
import { headingTag } from '../ui/heading-tag';
import { Notice } from '../ui/notice';
import { type ErrorTable, errorMessage, isLoggedOut, isNotFound, LOAD_ERRORS } from './error-messages';
import { usePortal } from './portal';
import { useReLogin } from './re-login';

const Heading = styled.h2`
  font-size: 1.2em;
  line-height: 1.25;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

type Props = {
  error: unknown;
  /** The messages. Default: those for loading. */
  messages?: ErrorTable;
  /** Sends the request once more. */
  onRetry?: (() => void) | undefined;
  /** Replaces the table's title and hint. */
  title?: string | undefined;
  /** Replaces the table's hint if the server has refused with an error code of its own; otherwise shown below it. */
  children?: ReactNode;
  /** Another link or button, beside the retry. */
  action?: ReactNode;
  /** True if it replaces a whole screen with its heading; then a missing record is not an error. */
  isScreen?: boolean;
};

/** Checks whether the server has refused with an error code for which the screen has a message. */
const hasErrorCode = (error: unknown) =>
  error instanceof ApiError && error.code !== undefined && error.failure !== 'busy';

/** Renders why something could not be loaded or saved, and how to go on; nothing without an error. */
export function ErrorNotice({
  error,
  messages = LOAD_ERRORS,
  onRetry,
  title,
  children,
  action,
  isScreen = false,
}: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { headingLevel } = usePortal();
  const reLogin = useReLogin();
  if (error === undefined) return null;
  const { title: defaultTitle, hint } = errorMessage(error, messages);
  const hasOwnHint = title !== undefined || (Boolean(children) && hasErrorCode(error));
  // Only a call that saves opens the log-in above the screen.
  const needsLogin = Object.hasOwn(messages, 'loggedOut') && isLoggedOut(error);
  const retry = onRetry ?? (needsLogin ? () => void reLogin.request() : undefined);
  return (
    <Notice
      kind={isScreen && isNotFound(error) ? 'info' : 'error'}
      role="alert"
      title={
        isScreen ? (
          <Heading as={headingTag(headingLevel)} part="heading" tabIndex={-1}>
            {_(defaultTitle)}
          </Heading>
        ) : (
          (title ?? _(defaultTitle))
        )
      }
    >
      {!hasOwnHint && <p>{_(hint)}</p>}
      {children}
      {(retry || action) && (
        <Actions>
          {retry && (
            <button type="button" className={isScreen ? 'button' : 'button is-quiet'} onClick={retry}>
              {needsLogin ? t`Anmelden` : t`Erneut versuchen`}
            </button>
          )}
          {action}
        </Actions>
      )}
    </Notice>
  );
}

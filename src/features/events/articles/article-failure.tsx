import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSpeech } from '../../../i18n/use-speech';
import { usePortal } from '../../../portal/portal';
import { styledScreen } from '../../../portal/styled-screen';
import { headingLevelOf } from '../../../ui/heading-tag';
import { Notice } from '../../../ui/notice';
import { failureWords } from '../failure-words';
import { withEventTexts } from '../with-event-texts';

type Words = { title: MessageDescriptor; hint: MessageDescriptor };

const BROKEN: Words = {
  title: msg`Die Artikel konnten nicht geladen werden`,
  hint: msg`Der Server hat gerade eine Störung. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
};
/** There is no such list: the server is another one, or its client has no articles any more. */
const NO_LIST: Words = {
  title: msg`Hier gibt es keine Artikel`,
  hint: msg`Vielleicht zeigt dieses Portal zurzeit keine, oder es ist umgezogen.`,
};
const MISSING: Words = {
  title: msg`Diesen Artikel gibt es nicht`,
  hint: msg`Vielleicht ist er noch nicht erschienen, oder der Link ist unvollständig.`,
};

const isMissing = (error: unknown) => error instanceof ApiError && error.failure === 'missing';

function wordsOf(error: unknown, isList: boolean): Words {
  if (isMissing(error)) return isList ? NO_LIST : MISSING;
  const isOurs =
    !(error instanceof ApiError) || ['broken', 'denied', ...(isList ? [] : ['rejected'])].includes(error.failure);
  return isOurs ? BROKEN : failureWords(error);
}

type Props = {
  error: unknown;
  /** Whether many were asked for, not one by its id. */
  isList?: boolean;
  onRetry(): void;
  /** A link that leads away from what cannot be shown. */
  wayOut?: ReactNode;
};

/** Why an article, or a list of them, cannot be shown, and the ways on. */
export const ArticleFailure = styledScreen(({ error, isList = false, onRetry, wayOut }: Props) => {
  const { t } = useLingui();
  const { say } = useSpeech();
  const Heading = `h${headingLevelOf(usePortal().headingLevel)}` as const;
  const { title, hint } = wordsOf(error, isList);
  return (
    <Notice
      kind={isMissing(error) ? 'info' : 'error'}
      role="alert"
      title={
        <Heading className="notice-title" part="heading" tabIndex={-1}>
          {say(title)}
        </Heading>
      }
    >
      <p>{say(hint)}</p>
      {(isList || !isMissing(error)) && (
        <button type="button" className="button" onClick={onRetry}>{t`Erneut versuchen`}</button>
      )}
      {wayOut}
    </Notice>
  );
});

/** The same for a list, which has its texts from here. */
export const ArticlesFailure = withEventTexts((props: Pick<Props, 'error' | 'onRetry'>) => (
  <ArticleFailure isList {...props} />
));

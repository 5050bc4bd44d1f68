import { useLingui } from '@lingui/react/macro';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnArticle } from '../../../model/answers/own-article';
import { DeedBox, DoneNotice, FailedNotice } from '../own-records/deed-notices';
import { mayRetry } from '../own-records/may-retry';
import { articleReason } from './article-list-words';

/** What was to be done with an article, and why nothing has become of it where that is so. */
export type ArticleOutcome = { deed: 'delete' | 'restore'; article: OwnArticle; error?: unknown };

type Props = { outcome: ArticleOutcome; onUndo(): void; onRetry(): void; onClose(): void };

/** What has become of an article that something was done with: the way back, or another try. */
export function DeedNotice({ outcome, onUndo, onRetry, onClose }: Props) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { deed, error } = outcome;
  const { title } = outcome.article;
  const isDeleted = deed === 'delete';
  const failed = {
    delete: t`„${title}“ ist nicht gelöscht`,
    restore: t`„${title}“ ließ sich nicht wiederherstellen`,
  };
  return (
    <DeedBox outcome={outcome}>
      {error === undefined ? (
        <DoneNotice
          title={isDeleted ? t`„${title}“ ist gelöscht` : t`„${title}“ ist wieder da`}
          {...(isDeleted && { onUndo })}
          onClose={onClose}
        />
      ) : (
        <FailedNotice title={failed[deed]} onRetry={mayRetry(error) ? onRetry : undefined} onClose={onClose}>
          <p>{articleReason(error, speech, deed === 'restore')}</p>
        </FailedNotice>
      )}
    </DeedBox>
  );
}

import { useLingui } from '@lingui/react/macro';
import { SAVE_ERRORS } from '../../../../app/error-messages';
import { ErrorNotice } from '../../../../app/error-notice';
import { useCopy } from '../../record-list/use-copy';

/** Renders a button that copies a record without its dates and opens the copy. */
export function CopyPublished({ id }: { id: string }) {
  const { t } = useLingui();
  const { error, run, retry } = useCopy();
  return (
    <>
      <button type="button" className="button is-quiet" onClick={() => void run({ id })}>
        {t`Kopieren`}
      </button>
      <ErrorNotice messages={SAVE_ERRORS} error={error} onRetry={() => void retry()} />
    </>
  );
}

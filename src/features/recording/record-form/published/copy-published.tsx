import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { ErrorNotice } from '../../../../portal/error-notice';
import { SAVE_ERRORS } from '../../../../portal/error-words';
import { newIdempotencyKey } from '../../../../portal/form/attempts';
import { withSession } from '../../../../portal/form/save-with-session';
import { useNotices } from '../../../../portal/notices';
import { usePortal } from '../../../../portal/portal';
import { inLocale } from '../../../../routing/locale-of-path';
import { useIsShown } from '../../../../ui/use-is-shown';
import { copyOwn } from '../../api';
import { useRecordKind } from '../../use-record-kind';

/** Makes a copy without the dates, and opens it. */
export function CopyPublished({ id }: { id: string }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const kind = useRecordKind();
  const notices = useNotices();
  const isShown = useIsShown();
  const [failed, setFailed] = useState<{ key: string; error: unknown }>();

  /** A repeat of the same attempt has its key, so that there are never two copies. */
  async function copy(key = newIdempotencyKey()) {
    setFailed(undefined);
    try {
      const made = await withSession(portal, () => copyOwn(portal.client, kind.path, id, key));
      if (!isShown()) return;
      notices.say({
        kind: 'success',
        text:
          kind.name === 'event'
            ? t`Das ist die Kopie: alles außer den Terminen. Bitte tragen Sie neue ein.`
            : t`Das ist die Kopie: alles außer den Tagen. Bitte tragen Sie neue ein.`,
      });
      portal.navigate(inLocale(kind.own(made), locale));
    } catch (error) {
      if (isShown()) setFailed({ key, error });
    }
  }
  return (
    <>
      <button type="button" className="button is-quiet" onClick={() => void copy()}>
        {t`Kopieren`}
      </button>
      {failed && <ErrorNotice words={SAVE_ERRORS} error={failed.error} onRetry={() => void copy(failed.key)} />}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { newIdempotencyKey } from '../../../../portal/form/attempts';
import { withSession } from '../../../../portal/form/save-with-session';
import { FormFailure } from '../../../../portal/form-parts/form-failure';
import { useNotices } from '../../../../portal/notices';
import { usePortal } from '../../../../portal/portal';
import { inLocale } from '../../../../routing/locale-of-path';
import { paths } from '../../../../routing/paths';
import { useIsShown } from '../../../../ui/use-is-shown';
import { copyOwnEvent } from '../../api';

/** Makes a copy of the event without its dates, and opens it. */
export function CopyPublished({ id }: { id: string }) {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const notices = useNotices();
  const isShown = useIsShown();
  const [failed, setFailed] = useState<{ key: string; error: unknown }>();

  /** A repeat of the same attempt has its key, so that there are never two copies. */
  async function copy(key = newIdempotencyKey()) {
    setFailed(undefined);
    try {
      const made = await withSession(portal, () => copyOwnEvent(portal.client, id, key));
      if (!isShown()) return;
      notices.say({
        kind: 'success',
        text: t`Das ist die Kopie: alles außer den Terminen. Bitte tragen Sie neue ein.`,
      });
      portal.navigate(inLocale(paths.ownEvent(made), locale));
    } catch (error) {
      if (isShown()) setFailed({ key, error });
    }
  }
  return (
    <>
      <button type="button" className="button is-quiet" onClick={() => void copy()}>
        {t`Kopieren`}
      </button>
      {failed && <FormFailure error={failed.error} onRetry={() => void copy(failed.key)} />}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { useNotices } from '../../../portal/notices';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { paths } from '../../../routing/paths';
import { Notice } from '../../../ui/notice';
import { useIsShown } from '../../../ui/use-is-shown';
import { copyOwn } from '../api';
import { reasonWords } from './outcome-words';
import type { OwnEvent } from './own-event';

type Failed = { event: OwnEvent; key: string; error: unknown };

/** Copies an event and opens the copy, which lacks its dates; and says why where that fails. */
export function useCopy(): { run(event: OwnEvent): Promise<void>; failure: ReactNode } {
  const { t } = useLingui();
  const speech = useSpeech();
  const portal = usePortal();
  const notices = useNotices();
  const isShown = useIsShown();
  const [failed, setFailed] = useState<Failed>();

  /** A repeat of the same attempt has its key, so that there are never two copies. */
  async function run(event: OwnEvent, key = newIdempotencyKey()) {
    setFailed(undefined);
    try {
      const id = await withSession(portal, () => copyOwn(portal.client, 'my/events', event.id, key));
      if (!isShown()) return;
      notices.say({
        kind: 'success',
        text: t`Das ist die Kopie: alles außer den Terminen. Bitte tragen Sie neue ein.`,
      });
      portal.navigate(inLocale(paths.ownEvent(id), speech.locale));
    } catch (error) {
      if (isShown()) setFailed({ event, key, error });
    }
  }

  const title = failed?.event.title ?? '';
  return {
    run: (event) => run(event),
    failure: failed && (
      <Notice kind="error" role="alert" title={t`„${title}“ ließ sich nicht kopieren`}>
        <p>{reasonWords(failed.error, speech)}</p>
        <button type="button" className="button is-quiet" onClick={() => void run(failed.event, failed.key)}>
          {t`Erneut versuchen`}
        </button>
      </Notice>
    ),
  };
}

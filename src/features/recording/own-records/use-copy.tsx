import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnRecord } from '../../../model/answers/own-record';
import { newIdempotencyKey } from '../../../portal/form/attempts';
import { withSession } from '../../../portal/form/save-with-session';
import { useNotices } from '../../../portal/notices';
import { usePortal } from '../../../portal/portal';
import { inLocale } from '../../../routing/locale-of-path';
import { useIsShown } from '../../../ui/use-is-shown';
import { copyOwn } from '../api';
import { useRecordKind } from '../use-record-kind';
import { FailedNotice } from './deed-notices';
import { mayRetry } from './may-retry';

type Copied = Pick<OwnRecord, 'id' | 'title'>;
type Failed = { record: Copied; key: string; error: unknown };
type Words = {
  /** Says that this is the copy, and what it lacks. */
  done: string;
  /** Why it could not be made. */
  reason(error: unknown): string;
};

/** Copies an own record and opens the copy, which lacks its dates; and says why where that fails. */
export function useCopy(words: Words): {
  run(record: Copied): Promise<void>;
  /** Takes the failure away, as something else is done. */
  forget(): void;
  isBusy: boolean;
  failure: ReactNode;
} {
  const { t } = useLingui();
  const { locale } = useSpeech();
  const portal = usePortal();
  const { path, own } = useRecordKind();
  const notices = useNotices();
  const isShown = useIsShown();
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();

  /** A repeat of the same attempt has its key, so that there are never two copies. */
  async function run(record: Copied, key = newIdempotencyKey()) {
    setFailed(undefined);
    setIsBusy(true);
    try {
      const id = await withSession(portal, () => copyOwn(portal.client, path, record.id, key));
      if (!isShown()) return;
      notices.say({ kind: 'success', text: words.done });
      portal.navigate(inLocale(own(id), locale));
    } catch (error) {
      if (isShown()) setFailed({ record, key, error });
    } finally {
      if (isShown()) setIsBusy(false);
    }
  }

  const title = failed?.record.title ?? '';
  return {
    run: (record) => run(record),
    forget: () => setFailed(undefined),
    isBusy,
    failure: failed && (
      <FailedNotice
        title={t`„${title}“ ließ sich nicht kopieren`}
        onRetry={mayRetry(failed.error) ? () => void run(failed.record, failed.key) : undefined}
        onClose={() => setFailed(undefined)}
      >
        <p>{words.reason(failed.error)}</p>
      </FailedNotice>
    ),
  };
}

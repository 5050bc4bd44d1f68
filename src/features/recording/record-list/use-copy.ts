import { useLingui } from '@lingui/react/macro';
import { useNotices } from '../../../app/notices';
import { usePortal } from '../../../app/portal';
import { type Mutation, useMutation } from '../../../app/use-mutation';
import { useTranslation } from '../../../i18n/use-translation';
import type { OwnRecord } from '../../../model/answers/own-record';
import { withLocale } from '../../../routing/locale-prefix';
import { copyOwnRecord } from '../api';
import { useRecordKind } from '../use-record-kind';

type CopiedRecord = Pick<OwnRecord, 'id'> & { title?: string };

/** Copies an own record without its dates, and opens the copy. */
export function useCopy(): Mutation<CopiedRecord, string> {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { client, navigate } = usePortal();
  const { name, path, editRoute } = useRecordKind();
  const notices = useNotices();
  return useMutation(({ id }: CopiedRecord, { idempotencyKey }) => copyOwnRecord(client, path, id, idempotencyKey), {
    needsSession: true,
    onDone(copy) {
      notices.show({
        kind: 'success',
        text:
          name === 'event'
            ? t`Das ist die Kopie, ohne die Termine. Bitte tragen Sie neue ein.`
            : t`Das ist die Kopie, ohne die Tage. Bitte tragen Sie neue ein.`,
      });
      navigate(withLocale(editRoute(copy), locale));
    },
  });
}

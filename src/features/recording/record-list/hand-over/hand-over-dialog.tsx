import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ErrorNotice } from '../../../../app/error-notice';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { withLogin } from '../../../../app/with-login';
import type { Member } from '../../../../model/answers/member';
import type { OwnRecord } from '../../../../model/answers/own-record';
import { Dialog } from '../../../../ui/dialog';
import { findMembers } from '../../api';
import { useRecordKind } from '../../use-record-kind';
import { HandOverForm } from './hand-over-form';

const RecordTitle = styled.p`
  margin-bottom: 12px;
  font-weight: 700;
`;

type Props = {
  record: OwnRecord;
  /** Returns the reason of a failure. */
  reason(error: unknown): string;
  onClose(): void;
  onDone(member: Member): void;
};

/** Renders a dialog that hands a record over to another member of its organisation. */
export function HandOverDialog({ record, reason, onClose, onDone }: Props) {
  const { t } = useLingui();
  const portal = usePortal();
  const { path, name } = useRecordKind();
  const [reloads, setReloads] = useState(0);
  const query = useQuery({
    key: ['members', path, record.id, reloads],
    load: (signal) => withLogin(portal, () => findMembers(portal.client, path, record.id, signal)),
  });
  const reload = () => setReloads(reloads + 1);
  const title = name === 'event' ? t`Veranstaltung übergeben` : t`Artikel übergeben`;
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordTitle lang="de">{record.title}</RecordTitle>
      {query.step === 'failed' ? (
        <ErrorNotice error={query.error} onRetry={reload} />
      ) : query.step === 'loading' ? (
        <p role="status">{t`Mitglieder werden geladen …`}</p>
      ) : query.value.length === 0 ? (
        <p>{t`Für diese Organisation trägt zurzeit sonst niemand ein.`}</p>
      ) : (
        <HandOverForm {...{ record, reason, onClose, onDone }} members={query.value} />
      )}
    </Dialog>
  );
}

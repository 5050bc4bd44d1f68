import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ClientText } from '../../../../app/client-text';
import { useTranslation } from '../../../../i18n/use-translation';
import type { NoEdit } from '../../../../model/answers/own-record';
import { Notice } from '../../../../ui/notice';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormTexts } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

type Props = {
  title: string;
  reason: NoEdit;
  texts: FormTexts;
  /** The alternatives to editing. */
  children?: ReactNode;
};

/** Renders the reason why a record cannot be edited, with the client's text if there is one. */
export function NoEditNotice({ title, reason, texts, children }: Props) {
  const { _ } = useTranslation();
  const clientReason = useRecordingRules().eventRecording.noEdit[reason];
  return (
    <Notice kind="info" title={title}>
      {clientReason ? <ClientText html={clientReason} /> : <p>{_(texts.noEdit[reason])}</p>}
      <Actions>
        {children}
        <OwnRecordsLink texts={texts} />
      </Actions>
    </Notice>
  );
}

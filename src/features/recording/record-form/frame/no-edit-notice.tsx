import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ClientText } from '../../../../app/client-text';
import { useTranslation } from '../../../../i18n/use-translation';
import type { NoEdit } from '../../../../model/answers/own-record';
import { Notice } from '../../../../ui/notice';
import { useRecordingRules } from '../../use-recording-rules';
import type { FormWords } from '../form-kind';
import { OwnRecordsLink } from './own-records-link';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

type Props = {
  title: string;
  reason: NoEdit;
  words: FormWords;
  /** The alternatives to editing. */
  children?: ReactNode;
};

/** Renders the reason why a record cannot be edited, with the client's text if there is one. */
export function NoEditNotice({ title, reason, words, children }: Props) {
  const { _ } = useTranslation();
  const own = useRecordingRules().eventRecording.noEdit[reason];
  return (
    <Notice kind="info" title={title}>
      {own ? <ClientText html={own} /> : <p>{_(words.noEdit[reason])}</p>}
      <Ways>
        {children}
        <OwnRecordsLink words={words} />
      </Ways>
    </Notice>
  );
}

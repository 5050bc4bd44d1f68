import styled from '@emotion/styled';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { snapshot } from 'valtio';
import { ClientText } from '../../../../app/client-text';
import { useFormContent, useFormPart, useOpener } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { neededAddresses } from '../../../../model/rules/needed-addresses';
import { AccountIcon } from '../../../../ui/account-icons';
import { TextButton } from '../../../../ui/text-button';
import { useRecordingRules } from '../../use-recording-rules';
import { EMPTY_FOR_WHOM } from '../for-whom/for-whom-draft';
import { useForWhom } from '../for-whom/use-for-whom';
import { RecordAddressField } from '../places/record-address-field';
import type { RecordDraft } from '../record-draft';

const Line = styled.p`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  font-size: var(--text-s);

  > .icon {
    flex: none;
  }
  .button {
    display: inline;
    min-height: 0;
    padding: 0;
    font-weight: inherit;
    text-decoration: underline;
  }
`;

/** Renders who organises the event as one line, with a button for the field. */
export function OrganizerLine() {
  const { t } = useLingui();
  const rules = useRecordingRules();
  const form = useFormContent().form as unknown as Form<RecordDraft>;
  const needed = neededAddresses(rules);
  const help = rules.eventRecording.infoTexts.promoter;
  const { mode, relation } = useForWhom();
  const promoter = useFormPart(form, ({ values }) => values().promoter);
  const answered = useFormPart(form, ({ values }) => {
    const { organization, name, isPrivate } = values().forWhom ?? EMPTY_FOR_WHOM;
    return isPrivate ? '' : (organization?.label ?? name);
  });
  const isFromRelation = mode === 'settled' && promoter !== undefined && promoter.addressId === relation?.address;
  const hasProblem = useFormPart(form, ({ state }) => snapshot(state).shownProblems.promoter !== undefined);
  const [isOpen, setIsOpen] = useState(needed.promoter && promoter === undefined && mode !== 'new');
  useOpener(['organizer'], () => setIsOpen(true));
  if (isOpen || hasProblem) return <RecordAddressField path="promoter" hint={help && <ClientText html={help} />} />;
  const name = promoter?.name ?? promoter?.label ?? ((mode === 'new' && answered) || undefined);
  // The answer for whom it is posted comes first.
  if (mode === 'new' && name === undefined) return null;
  return (
    <Line>
      <AccountIcon name="building" />
      <span>
        {name === undefined ? (
          t`Ein Veranstalter ist noch nicht angegeben.`
        ) : isFromRelation ? (
          <Trans>
            Veranstalter ist <b>{name}</b>, wie in Ihrem Profil.
          </Trans>
        ) : (
          <Trans>
            Veranstalter ist <b>{name}</b>.
          </Trans>
        )}{' '}
        <TextButton onClick={() => form.reveal('promoter')}>
          {name === undefined ? t`Veranstalter angeben` : t`Anderen Veranstalter angeben`}
        </TextButton>
      </span>
    </Line>
  );
}

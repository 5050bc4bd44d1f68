import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useTranslation } from '../../../../i18n/use-translation';
import { recordingRelations } from '../../../../model/answers/role-relation';
import type { UnusableReason } from '../../../../model/relation-problems';
import { useRecordFormContent } from '../record-form-context';
import { useRelationLabels } from './use-relation-labels';

/** The reasons why a role relation cannot be used, appended to its name. */
export const UNUSABLE_REASONS: Readonly<Record<UnusableReason, MessageDescriptor>> = {
  awaiting: msg`noch nicht freigegeben`,
  changed: msg`geändert, noch nicht freigegeben`,
  rejected: msg`abgelehnt`,
  blocked: msg`gesperrt`,
  removal: msg`Entfernung beantragt`,
};

const List = styled.ul`
  list-style: none;
`;

/** Renders the organisations of the person that cannot be used, each with the reason; nothing without any. */
export function UnusableRelations() {
  const { _ } = useTranslation();
  const { person } = useRecordFormContent();
  const { unusable } = recordingRelations(person);
  const labels = useRelationLabels(person.roleRelations);
  if (unusable.length === 0) return null;
  return (
    <List className="hint">
      {unusable.flatMap(({ relation: { id }, reason }) => {
        const name = labels.get(id);
        return name === undefined ? [] : <li key={id}>{`${name}: ${_(UNUSABLE_REASONS[reason])}`}</li>;
      })}
    </List>
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../../../../forms/fields/select-field';
import { useTranslation } from '../../../../i18n/use-translation';
import type { RoleRelation } from '../../../../model/answers/role-relation';
import { relationUse } from '../../../../model/relation-problems';
import { useRecordingRules } from '../../use-recording-rules';
import { useRecordFormContent } from '../record-form-context';
import { UNUSABLE_REASONS } from './unusable-relations';
import { useForWhom } from './use-for-whom';
import { useRelationLabels } from './use-relation-labels';
import { ApprovalNotice } from './waiting-for';

/** Renders the choice among several role relations. */
export function RelationField() {
  const { t } = useLingui();
  const { person } = useRecordFormContent();
  const { rightsManagement } = useRecordingRules().authenticatedArea;
  const isRequired = rightsManagement !== 'free';
  const options = useOptions(person.roleRelations);
  const { isSent } = useForWhom();
  return (
    <>
      <SelectField
        path="relation"
        isRequired={isRequired}
        options={[{ value: '', label: isRequired ? t`Bitte wählen` : t`Für keine bestimmte Organisation` }, ...options]}
      />
      {isSent && <ApprovalNotice />}
    </>
  );
}

/** Returns the role relations as options; unusable ones are disabled and include the reason. */
function useOptions(relations: readonly RoleRelation[]) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { authenticatedArea } = useRecordingRules();
  const labels = useRelationLabels(relations);
  return relations.map(({ id, status }) => {
    const use = relationUse(status, authenticatedArea);
    const reason = use === 'usable' ? undefined : use === 'sendOnly' ? msg`wartet auf Freigabe` : UNUSABLE_REASONS[use];
    const name = labels.get(id) ?? t`Organisation Nr. ${String(id)}`;
    return {
      value: String(id),
      label: reason ? `${name} (${_(reason)})` : name,
      isDisabled: use !== 'usable' && use !== 'sendOnly',
    };
  });
}

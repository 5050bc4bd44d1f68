import styled from '@emotion/styled';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePerson } from '../../../../app/person-store';
import { usePortal } from '../../../../app/portal';
import { SelectField } from '../../../../forms/fields/select-field';
import { useTranslation } from '../../../../i18n/use-translation';
import type { RoleRelation } from '../../../../model/answers/role-relation';
import { type UnusableReason, unusableReason } from '../../../../model/relation-problems';
import { withLocale } from '../../../../routing/locale-prefix';
import { profileSectionRoute } from '../../../../routing/profile-sections';
import { useRecordingRules } from '../../use-recording-rules';
import { useRelationLabels } from './use-relation-labels';

/** The reasons why a role relation cannot be used, appended to its name. */
const REASONS: Readonly<Record<UnusableReason, MessageDescriptor>> = {
  awaiting: msg`noch nicht freigegeben`,
  changed: msg`geändert, noch nicht freigegeben`,
  rejected: msg`abgelehnt`,
  blocked: msg`gesperrt`,
  removal: msg`Entfernung beantragt`,
};

const NONE: readonly RoleRelation[] = [];

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`;

/** Renders the choice of the role relation, if the client manages rights or the person has any. */
export function RelationField() {
  const { t } = useLingui();
  const person = usePerson();
  const { rightsManagement } = useRecordingRules().authenticatedArea;
  const relations = person.step === 'ready' ? person.person.roleRelations : NONE;
  const isRequired = rightsManagement !== 'free';
  const options = useOptions(relations);
  if (relations.length === 0 && !isRequired) return null;
  const hasUsable = options.some(({ isDisabled }) => !isDisabled);
  return (
    <SelectField
      path="relation"
      isRequired={isRequired}
      hint={!hasUsable && <NoneUsable isRequired={isRequired} hasSome={relations.length > 0} />}
      options={[{ value: '', label: isRequired ? t`Bitte wählen` : t`Für keine bestimmte Organisation` }, ...options]}
    />
  );
}

/** Returns the role relations as options; unusable ones are disabled and include the reason. */
function useOptions(relations: readonly RoleRelation[]) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const labels = useRelationLabels(relations);
  return relations.map(({ id, status }) => {
    const reason = unusableReason(status);
    const name = labels.get(id) ?? t`Organisation Nr. ${String(id)}`;
    return {
      value: String(id),
      label: reason ? `${name} (${_(REASONS[reason])})` : name,
      isDisabled: Boolean(reason),
    };
  });
}

/** Renders the next step for a person without usable role relations. */
function NoneUsable({ isRequired, hasSome }: { isRequired: boolean; hasSome: boolean }) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { router } = usePortal();
  const route = withLocale(profileSectionRoute('relations'), locale);
  return (
    <>
      <p>
        {!hasSome
          ? t`Sie können veröffentlichen, sobald Sie angegeben haben, für wen Sie eintragen, und wir Sie dafür freigegeben haben. Einen Entwurf können Sie jederzeit speichern.`
          : isRequired
            ? t`Sie können veröffentlichen, sobald wir eine Ihrer Organisationen freigegeben haben. Einen Entwurf können Sie jederzeit speichern.`
            : t`Wir haben noch keine davon freigegeben. Sie können trotzdem eintragen.`}
      </p>
      <Link href={router.hrefOf(route)} data-route={route}>
        {hasSome ? t`Zu meinen Organisationen` : t`Angeben, für wen ich eintrage`}
      </Link>
    </>
  );
}

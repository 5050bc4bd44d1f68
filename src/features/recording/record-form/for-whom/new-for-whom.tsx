import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { findAddresses } from '../../../../app/catalogue/addresses';
import { loadRoles } from '../../../../app/catalogue/roles';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useFormContent, useFormPart, useLabel } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { CheckboxField } from '../../../../forms/fields/checkbox-field';
import { PickField } from '../../../../forms/fields/choice/pick-field';
import { FieldRow } from '../../../../forms/fields/field-row';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextField } from '../../../../forms/fields/text-field';
import { PostcodeCommunityField } from '../../../../forms/person/postcode-community-field';
import type { Role } from '../../../../model/answers/role';
import { MAX_LINE_LENGTH } from '../../../../model/payloads/limits';
import { TextButton } from '../../../../ui/text-button';
import { addressOption } from '../places/find-places';
import type { PickedPlace, RecordDraft } from '../record-draft';
import { useRecordFormContent } from '../record-form-context';
import { asksCommunity, asksRole, EMPTY_FOR_WHOM } from './for-whom-draft';
import { UnusableRelations } from './unusable-relations';
import { ApprovalNotice } from './waiting-for';

const NewName = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  justify-items: start;

  > .field {
    width: 100%;
  }
`;

const NONE: readonly Role[] = [];

/** Renders the question for whom somebody posts for the first time: a known organisation, a new one, or in private. */
export function NewForWhom() {
  const form = useFormContent().form as unknown as Form<RecordDraft>;
  const { needs } = useRecordFormContent();
  const stored = useFormPart(form, ({ values }) => values().forWhom);
  const answer = stored ?? EMPTY_FOR_WHOM;
  useEffect(() => {
    if (!stored) form.set('forWhom', EMPTY_FOR_WHOM);
  }, [form, stored]);
  return (
    <>
      <UnusableRelations />
      {!answer.isPrivate && (answer.name === '' ? <KnownName /> : <TypedName />)}
      {asksCommunity(answer, needs) && (
        <FieldRow>
          {!answer.isPrivate && <TextField path="forWhom.plz" inputMode="numeric" autoComplete="off" maxLength={20} />}
          <PostcodeCommunityField path="forWhom.community" isRequired />
        </FieldRow>
      )}
      {asksRole(answer, needs) && <RoleField isPrivate={answer.isPrivate} />}
      {needs.privateRoles.length > 0 && <PrivateField />}
      <ApprovalNotice />
    </>
  );
}

const PrivateField = () => <CheckboxField path="forWhom.isPrivate">{useLabel('forWhom.isPrivate')}</CheckboxField>;

/** Renders the search for a known organisation; a text that it does not find becomes the name of a new one. */
function KnownName() {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form } = useFormContent();
  return (
    <PickField<PickedPlace>
      path="forWhom.organization"
      isRequired
      hint={t`Suchen Sie den Namen. Gibt es ihn bei uns noch nicht, legen wir ihn mit diesem Eintrag an.`}
      find={async (text, signal) => (await findAddresses(client, text, signal)).map(addressOption)}
      onNew={(text) => {
        form.setFieldError('forWhom.organization');
        form.set('forWhom.organization', undefined);
        form.set('forWhom.name', text);
        form.reveal('forWhom.plz');
      }}
    />
  );
}

/** Renders the name of an organisation that is not known yet. */
function TypedName() {
  const { t } = useLingui();
  const { form } = useFormContent();
  return (
    <NewName>
      <TextField
        path="forWhom.name"
        isRequired
        autoComplete="organization"
        maxLength={MAX_LINE_LENGTH}
        hint={t`Gibt es bei uns noch nicht. Wir legen ihn mit diesem Eintrag an.`}
      />
      <TextButton
        onClick={() => {
          form.set('forWhom.name', '');
          form.reveal('forWhom.organization');
        }}
      >
        {t`Noch einmal suchen`}
      </TextButton>
    </NewName>
  );
}

/** Renders the choice of the role among those for organisations or for private persons. */
function RoleField({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useLingui();
  const { client } = usePortal();
  const load = (signal: AbortSignal) => loadRoles(client, signal);
  const roles = useQuery({ key: ['roles'], load }, { quiet: true }).value ?? NONE;
  const offered = roles.filter(({ type }) => (type === 'private') === isPrivate);
  return (
    <SelectField
      path="forWhom.role"
      isRequired
      options={[
        { value: '', label: t`Bitte wählen` },
        ...offered.map(({ roleId, name }) => ({ value: String(roleId), label: name })),
      ]}
    />
  );
}

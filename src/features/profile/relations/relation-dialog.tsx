import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadAddress } from '../../../app/catalogue/addresses';
import { usePortal } from '../../../app/portal';
import { useFormPart } from '../../../forms/engine/form-context';
import type { Form } from '../../../forms/engine/form-store';
import { SelectField } from '../../../forms/fields/select-field';
import { FormActions } from '../../../forms/layout/form-actions';
import { FormBox } from '../../../forms/layout/form-box';
import { AddressField } from '../../../forms/person/address-field';
import { CommunityField } from '../../../forms/person/community-field';
import { useForm } from '../../../forms/saving/use-form';
import { SuggestAddressDialog } from '../../../forms/suggest-address/suggest-address-dialog';
import { type PickedAddress, pickAddress, pickCommunity } from '../../../model/picked-options';
import { Dialog } from '../../../ui/dialog';
import type { RelationRow } from '../profile-draft';
import { useProfileMessages } from '../profile-words';
import { type Roles, typeOfRoleIn } from '../use-roles';
import type { RelationLinks } from './relation-change';
import { describeRelation, fieldsOf, type RelationValues, relationLinks } from './relation-values';
import { useRelationNames } from './use-relation-names';

type Props = {
  /** The relation to edit; undefined for a new one. */
  relation: RelationRow | undefined;
  /** All relations of the form. */
  relations: readonly RelationRow[];
  roles: Roles;
  onApply(links: RelationLinks): void;
  onClose(): void;
};

const NOTHING: RelationLinks = { role: undefined, address: undefined, community: undefined, district: undefined };

/** Renders the dialog for the links of a relation, which then become part of the profile's form. */
export function RelationDialog({ relation, ...props }: Props) {
  const { t } = useLingui();
  const names = useRelationNames(relation ?? NOTHING);
  const isLoading = names.address.step === 'loading' || names.community.step === 'loading';
  return (
    <Dialog title={relation ? t`Organisation ändern` : t`Neue Organisation`} onClose={props.onClose}>
      {isLoading || props.roles.step === 'loading' ? (
        <p role="status">{t`Die Organisation wird geladen …`}</p>
      ) : (
        <RelationForm {...props} relation={relation} initial={fieldValuesOf(relation ?? NOTHING, names, t`Nr.`)} />
      )}
    </Dialog>
  );
}

/** Returns the links as values of the search fields; a number replaces a name that could not be loaded. */
function fieldValuesOf(
  links: RelationLinks,
  names: ReturnType<typeof useRelationNames>,
  number: string,
): RelationValues {
  const { role, address, community, district } = links;
  const label = ({ step, ...named }: (typeof names)['address'], id: number) =>
    step === 'ready' && 'label' in named ? named.label : `${number} ${id}`;
  const hasAddress = address !== undefined && names.address.step !== 'gone';
  const hasCommunity = community !== undefined && names.community.step !== 'gone';
  return {
    role: role === undefined ? '' : String(role),
    address: hasAddress
      ? { key: String(address), label: label(names.address, address), addressId: address }
      : undefined,
    community: hasCommunity
      ? {
          key: district === undefined ? `community ${community}` : `district ${district}`,
          label: label(names.community, district ?? community),
          communityId: community,
          districtId: district,
        }
      : undefined,
  };
}

type FormProps = Props & { initial: RelationValues };

function RelationForm({ initial, relation, relations, roles, onApply, onClose }: FormProps) {
  const { t } = useLingui();
  const { authenticatedArea } = usePortal().settings;
  const typeOfRole = useMemo(() => typeOfRoleIn(roles), [roles]);
  const [suggestion, setSuggestion] = useState<{ onPick(address: PickedAddress): void }>();
  const hasNoRoles = roles.step === 'ready' && roles.value.length === 0;
  const description = useMemo(
    () => describeRelation({ area: authenticatedArea, typeOfRole, relation, relations, hasNoRoles }),
    [authenticatedArea, typeOfRole, relation, relations, hasNoRoles],
  );
  const fieldsFor = (values: RelationValues) => fieldsOf(values, authenticatedArea, typeOfRole);
  const control = useForm(description, {
    record: initial,
    async save(values) {
      onApply(relationLinks(values, fieldsFor(values)));
    },
  });
  const values = useFormPart(control.form, (form) => form.values());
  const fields = fieldsFor(values);
  useCommunityOfAddress(control.form, fields.community.isShown);
  const messageFor = useProfileMessages();
  const choices = roles.step === 'ready' ? roles.value : [];
  return (
    <>
      <FormBox control={control} messageFor={messageFor} label={t`Organisation`}>
        {fields.role.isShown && (
          <SelectField
            path="role"
            isRequired={fields.role.isRequired}
            options={[
              { value: '', label: t`Bitte wählen` },
              ...choices.map(({ roleId, name }) => ({
                value: String(roleId),
                label: name || t`Nr. ${String(roleId)}`,
              })),
            ]}
          />
        )}
        {fields.address.isShown && (
          <AddressField
            path="address"
            isRequired={fields.address.isRequired}
            onSuggest={(onPick) => setSuggestion({ onPick })}
          />
        )}
        {fields.community.isShown && <CommunityField path="community" isRequired={fields.community.isRequired} />}
        <p className="hint">{t`Wir speichern die Organisation zusammen mit Ihrem Profil.`}</p>
        <FormActions control={control}>
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          <button type="submit" className="button">
            {t`Übernehmen`}
          </button>
        </FormActions>
      </FormBox>
      {suggestion && (
        <SuggestAddressDialog
          onCreated={(address) => suggestion.onPick(pickAddress(address))}
          onClose={() => setSuggestion(undefined)}
        />
      )}
    </>
  );
}

/** Fills in the community of a picked address, unless the field is filled in or edited. */
function useCommunityOfAddress(form: Form<RelationValues>, isShown: boolean) {
  const { client } = usePortal();
  const id = useFormPart(form, ({ values }) => values().address?.addressId);
  const lastId = useRef(id);
  useEffect(() => {
    if (id === lastId.current) return;
    lastId.current = id;
    if (id === undefined || !isShown || form.values().community) return;
    loadAddress(client, id).then(
      ({ community }) => {
        const { address, community: chosen } = form.values();
        const isTyped = form.state.fieldErrors.community !== undefined;
        if (address?.addressId === id && !chosen && !isTyped) form.set('community', pickCommunity(community));
      },
      // The user can still pick it.
      () => undefined,
    );
  }, [client, form, id, isShown]);
}

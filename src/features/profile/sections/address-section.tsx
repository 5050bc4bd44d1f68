import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { type AddressKind, addressKinds } from '../../../model/address-problems';
import { FormSection } from '../../../portal/form-parts/form-section';
import { PERSON_LABELS } from '../../../portal/person-fields/person-labels';
import { usePortal } from '../../../portal/portal';
import { FieldRow } from '../../../ui/fields/field-row';
import { TextField } from '../../../ui/fields/text-field';
import { CommunityField } from '../search/community-field';
import { sectionId } from '../section-of';
import { AddressesNote } from './addresses-note';
import { useFieldTexts } from './use-field-texts';

/** What browsers call the two ways to reach somebody by telephone. */
const TELEPHONE = { official: 'work tel', private: 'home tel' } as const;

type Props = { kind: AddressKind; children?: ReactNode };

/** One of the two ways to reach a person; the organisation stands before its address. */
export function AddressSection({ kind, children }: Props) {
  const { t } = useLingui();
  const { say } = useSpeech();
  const { settings } = usePortal();
  const fieldOf = useFieldTexts();
  const kinds = addressKinds(settings);
  const names = ['street', 'plz', 'community', 'phone'].map((name) => `${kind}.${name}`);
  const own = kind === 'official' ? [...names, 'freeOrganization'] : names;
  const isDemanding = kinds.length > 1 && own.some((path) => fieldOf(path).isRequired);
  const lead = isDemanding ? t`Die Pflichtfelder gelten, sobald Sie diese Adresse ausfüllen.` : undefined;
  const fill = `section-${kind}`;
  return (
    <FormSection id={sectionId(kind)} title={say(PERSON_LABELS[kind])} lead={lead}>
      {kinds[0] === kind && <AddressesNote />}
      {children}
      <TextField {...fieldOf(`${kind}.street`)} autoComplete={`${fill} address-line1`} />
      <FieldRow>
        <TextField {...fieldOf(`${kind}.plz`)} autoComplete={`${fill} postal-code`} inputMode="numeric" />
        <CommunityField {...fieldOf(`${kind}.community`)} />
      </FieldRow>
      <TextField {...fieldOf(`${kind}.phone`)} type="tel" inputMode="tel" autoComplete={`${fill} ${TELEPHONE[kind]}`} />
    </FormSection>
  );
}

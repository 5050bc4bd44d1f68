import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { describeForm } from '../../../../src/forms/engine/field-definitions';
import { FormBox } from '../../../../src/forms/layout/form-box';
import { type AddressesDraft, emptyAddresses } from '../../../../src/forms/person/address-draft';
import { describeAddresses } from '../../../../src/forms/person/describe-addresses';
import { OrganizationField } from '../../../../src/forms/person/organization-field';
import { type FormControl, useForm } from '../../../../src/forms/saving/use-form';
import { toSettings } from '../../../../src/settings/to-settings';
import { aCommunity, anAddress } from '../../../support/event-answers';
import { until } from '../../../support/settle';
import { aPortal, click, get, show, type, withReact } from '../saving/harness';

withReact();

const { settings } = toSettings({ auth: { organization: { type: 'picker' } } });
const { fields, notes } = describeAddresses<AddressesDraft>(settings);
const DESCRIPTION = describeForm<AddressesDraft>({
  sections: ['official', 'private'],
  fields,
  notes,
  problems: () => [],
});

const towns = ['Reutlingen', 'Tübingen'].map((name, index) =>
  aCommunity({ community_id: index + 1, district_id: null, name, name_path: name }),
);
const ADDRESSES = ['Stadthalle', 'Museum'].map((name, index) =>
  anAddress({ address_id: index + 1, name, extended_name: null, main_address: null, street: `Weg ${index + 1}`, zipcode: `7276${index}`, community: towns[index] }),
); // biome-ignore format: a table.

it('a picked organisation fills in its address, and another one its own', async () => {
  let control: FormControl<AddressesDraft> | undefined;
  function Screen() {
    control = useForm<AddressesDraft>(DESCRIPTION, { record: emptyAddresses(), save: async () => undefined });
    return (
      <FormBox control={control} label="Profil" messageFor={({ code }) => code}>
        <OrganizationField control={control} isRequired={false} hint="" autoComplete="off" />
      </FormBox>
    );
  }
  const portal = { ...aPortal(), settings };
  const found = vi.fn(async (_: unknown) => ({ data: ADDRESSES, meta: undefined }));
  portal.client.queryCache.load = (async ({ read }: { read(answer: unknown): unknown }) =>
    read(await found(0))) as never;
  const { place } = await show(portal, <Screen />);
  const pick = async (name: string) => {
    await type(place, 'input[name=organization]', name);
    await until(() => expect(place.querySelectorAll('[role=option]')).toHaveLength(2));
    await click(place, `[role=option]:nth-child(${name === 'Museum' ? 2 : 1})`);
  };
  await pick('Stadthalle');
  const now = () => {
    const { organization, official } = control?.form.values() ?? emptyAddresses();
    return [organization?.addressId, official.street, official.plz, official.community?.name];
  };
  expect(now()).toEqual([1, 'Weg 1', '72760', 'Reutlingen']);
  await act(async () => control?.form.set('organization', undefined));
  await pick('Museum');
  expect(now()).toEqual([2, 'Weg 2', '72761', 'Tübingen']);
  expect(get(place, 'form > [role=status]').textContent).toContain('Straße, Postleitzahl, Gemeinde');
});

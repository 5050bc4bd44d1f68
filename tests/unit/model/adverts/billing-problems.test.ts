import { describe, expect } from 'vitest';
import { type Billing, billingProblems } from '../../../../src/model/adverts/billing-problems';
import { isVatId } from '../../../../src/model/adverts/vat-id';
import { itForAll } from '../../../support/it-for-all';

const whole: Billing = {
  ...{
    isOther: true,
    company: 'KV',
    firstName: '',
    lastName: '',
    street: 'Weg 1',
    houseNumber: '',
    postalCode: '72764',
  },
  ...{ city: 'Reutlingen', country: 'DE', vatId: '', reference: '', email: 'a@example.org', isConsumer: false },
};

describe('an address of an invoice', () => {
  itForAll<[string, Partial<Billing>, string[]]>([
    ['is whole with a company', {}, []],
    ['is whole with a person', { company: '', firstName: 'Änne', lastName: 'Müller' }, []],
    ['names somebody', { company: ' ' }, ['firstName required', 'lastName required']],
    ['of a consumer names a person', { isConsumer: true }, ['firstName required', 'lastName required']],
    ['is where somebody lives', { street: '', city: ' ' }, ['street required', 'city required']],
    ['has a postal code', { postalCode: '' }, ['postalCode required']],
    ['has five digits in Germany', { postalCode: '7276' }, ['postalCode postal_code']],
    ['has another postal code elsewhere', { country: 'AT', postalCode: '6020' }, []],
    ['has a country', { country: 'Land' }, ['country country']],
    ['may have a VAT id', { vatId: 'de 136 695 976' }, []],
    ['has a right VAT id', { vatId: 'DE136695977' }, ['vatId vat_id']],
    ['has a country that there is', { country: 'XX' }, ['country country']],
    ['has a country, not the Union', { country: 'EU' }, ['country country']],
    ['has a VAT id of its country', { vatId: 'ATU13585627' }, ['vatId vat_id_country']],
    ['has one of its country, also where the digits are wrong', { vatId: 'ATU1' }, ['vatId vat_id_country']],
    ['has a VAT id of Austria there', { country: 'AT', vatId: 'ATU 135 856 27', postalCode: '6020' }, []],
    ['has a German one in Germany alone', { country: 'AT', vatId: 'DE136695976' }, ['vatId vat_id_country']],
    ['has right digits', { country: 'AT', vatId: 'ATU12345678' }, ['vatId vat_id']],
    ['has more than zeros', { country: 'AT', vatId: 'ATU00000000' }, ['vatId vat_id']],
    ['has a VAT id of Greece there, which begins with EL', { country: 'GR', vatId: 'EL094259216' }, []],
    ['has none that begins with GR', { country: 'GR', vatId: 'GR094259216' }, ['vatId vat_id']],
    ['has one of Northern Ireland in Britain', { country: 'GB', vatId: 'XI980780684' }, []],
    ['has a VAT id of the Union', { country: 'CH', vatId: 'CHE123456789' }, ['vatId vat_id']],
    ['has an e-mail address', { email: '' }, ['email required']],
    ['has a right e-mail address', { email: 'a@b' }, ['email email']],
  ])('%s', (_, changes, problems) => {
    expect(billingProblems({ ...whole, ...changes }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });
});

itForAll([
  ['DE136695976', true],
  ['DE 129.273.398', true],
  ['DE129273399', false],
  ['DE036695976', false],
  ['ATU13585627', true],
  ['ATU12345678', false],
  ['AT12345678', false],
  ['NL004495445B01', true],
  ['NL123456789B01', false],
  ['US123456789', false],
  ['', false],
])('%s as a VAT id: %s', (id, expected) => expect(isVatId(id)).toBe(expected));

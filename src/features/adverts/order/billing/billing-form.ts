import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../forms/engine/field-definitions';
import { PERSON_LABELS } from '../../../../forms/person/person-labels';
import { type Billing, billingProblems } from '../../../../model/adverts/billing-problems';
import { hasVatIds } from '../../../../model/adverts/vat-id';
import type { Person } from '../../../../model/answers/person';
import { billingOf } from './billing-of';

/** The values of the billing form; the booleans are choices, for radio fields. */
export type BillingDraft = Omit<Billing, 'isOther' | 'isConsumer'> & {
  where: 'profile' | 'other';
  who: 'business' | 'consumer';
};

/** Returns the initial values: the order's billing address, else the profile's. */
export function billingDraft(billing: Billing | undefined, person: Person): BillingDraft {
  const profile = billingOf(person);
  const { isOther, isConsumer, ...address } = billing ?? profile;
  // An incomplete profile address must be completed here.
  const isComplete = billingProblems(profile).length === 0;
  return { ...address, where: isOther || !isComplete ? 'other' : 'profile', who: isConsumer ? 'consumer' : 'business' };
}

/** Returns the country of the invoice: a profile address is in Germany. */
export const countryIn = ({ where, country }: Pick<BillingDraft, 'where' | 'country'>): string =>
  where === 'other' ? country : 'DE';

/** Checks whether the form shows the VAT id: for a business in a country with checkable ids. */
export const needsVatId = ({ who, ...draft }: Pick<BillingDraft, 'where' | 'who' | 'country'>): boolean =>
  who === 'business' && hasVatIds(countryIn(draft));

/** Returns the billing address of the order; that of the profile is copied from its current state. */
export function billingIn({ where, who, ...address }: BillingDraft, person: Person): Billing {
  const isConsumer = who === 'consumer';
  const { vatId, reference } = address;
  const vatFields = { reference, vatId: needsVatId({ where, who, country: address.country }) ? vatId : '', isConsumer };
  if (where === 'profile') return { ...billingOf(person), ...vatFields, isOther: false };
  return { ...address, ...vatFields, ...(isConsumer && { company: '' }), isOther: true };
}

/** Describes the billing form. */
export const billingForm = (person: Person): FormDescription<BillingDraft> => {
  const other = { section: 'billing', when: ({ where }: BillingDraft) => where === 'other' };
  return describeForm<BillingDraft>({
    sections: ['billing'],
    fields: {
      who: { section: 'billing', label: msg`Sie buchen als` },
      where: { section: 'billing', label: msg`Rechnungsadresse` },
      company: {
        ...other,
        label: msg`Firma, Verein oder Einrichtung`,
        missing: msg`Bitte geben Sie Ihre Firma oder Ihren Verein ein.`,
        when: ({ where, who }) => where === 'other' && who === 'business',
      },
      firstName: {
        ...other,
        label: msg({ id: 'lbl_first_name', message: 'Vorname' }),
        missing: msg`Bitte geben Sie Ihren Vornamen ein.`,
      },
      lastName: {
        ...other,
        label: msg({ id: 'lbl_last_name', message: 'Nachname' }),
        missing: msg`Bitte geben Sie Ihren Nachnamen ein.`,
      },
      street: { ...other, label: PERSON_LABELS.street, missing: msg`Bitte geben Sie die Straße ein.` },
      houseNumber: { ...other, label: msg`Hausnummer` },
      postalCode: { ...other, label: PERSON_LABELS.plz, missing: msg`Bitte geben Sie die Postleitzahl ein.` },
      city: {
        ...other,
        label: msg({ message: 'Ort', context: 'address' }),
        missing: msg`Bitte geben Sie den Ort ein.`,
      },
      country: { ...other, label: msg`Land` },
      email: { ...other, label: msg`E-Mail für die Rechnung`, missing: msg`Bitte geben Sie eine E-Mail-Adresse ein.` },
      vatId: { section: 'billing', label: msg`USt-IdNr.`, when: needsVatId },
      reference: { section: 'billing', label: msg`Ihr Bestellzeichen` },
    },
    problems: (draft) => billingProblems(billingIn(draft, person)),
  });
};

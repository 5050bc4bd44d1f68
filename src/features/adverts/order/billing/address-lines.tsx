import { useTranslation } from '../../../../i18n/use-translation';
import type { Billing } from '../../../../model/adverts/billing-problems';

/** Renders an address in the form of a letter, with the e-mail address below it. */
export function BillingAddressLines({ billing }: { billing: Billing }) {
  const { locale } = useTranslation();
  const { company, firstName, lastName, street, houseNumber, postalCode, city, country, email, isConsumer } = billing;
  const land = country === 'DE' ? '' : new Intl.DisplayNames([locale], { type: 'region' }).of(country);
  const lines = [
    ...(isConsumer ? [] : [company]),
    [firstName, lastName].filter(Boolean).join(' '),
    [street, houseNumber].filter(Boolean).join(' '),
    [postalCode, city].filter(Boolean).join(' '),
    land,
    email,
  ].filter(Boolean);
  return (
    <p lang="de">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity.
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
    </p>
  );
}

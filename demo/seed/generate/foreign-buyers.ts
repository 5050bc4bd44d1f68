import type { Billing } from '../../../src/model/adverts/billing-problems';

const FIRMS = [
  ['Bodensee Konzerte GmbH', 'Seestraße 4', '6900', 'Bregenz', 'AT', 'ATU13585627'],
  ['Festival du Rhin SARL', 'Quai des Bateliers 12', '67000', 'Strasbourg', 'FR', 'FR40303265045'],
  ['Theaterhaus Luzern AG', 'Hirschengraben 8', '6003', 'Luzern', 'CH', ''],
] as const;
/** An order of so many is by a buyer from abroad. */
const EACH = 11;

/** Returns the buyer of an order, if it is one from abroad; all of them are fictional. @param count of the orders before it */
export function foreignBuyer(count: number): Billing | undefined {
  const firm = count % EACH === EACH - 1 ? FIRMS[Math.floor(count / EACH) % FIRMS.length] : undefined;
  if (!firm) return undefined;
  const [company, street, postalCode, city, country, vatId] = firm;
  return {
    ...{
      isOther: true,
      company,
      firstName: '',
      lastName: '',
      street,
      houseNumber: '',
      postalCode,
      city,
      country,
      vatId,
    },
    ...{ reference: '', isConsumer: false, email: 'werbung@ausland.example' },
  };
}

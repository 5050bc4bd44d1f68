import { describe, expect, it } from 'vitest';
import { toAdvertDraft } from '../../../../src/model/adverts/advert-draft';
import { toAdvertPrice } from '../../../../src/model/adverts/advert-price';
import { toBooking, toBookingRow } from '../../../../src/model/adverts/booking';
import { leastPicture } from '../../../../src/model/adverts/least-picture';

const named = { name: 'Liste', name_en: 'List' };
const product = {
  ...{ kind: 'online', place: 'list', size: { width: 640, height: 400 } },
  medium: named,
  channel: named,
};
const price = {
  items: [{ kind: 'day', date: '2027-03-01', cents: 900 }],
  net: 900,
  vatShare: 1900,
  vat: 171,
  gross: 1071,
};
const lines = ['company', 'firstName', 'lastName', 'street', 'houseNumber', 'postalCode', 'city', 'country', 'vatId'];
const billing = {
  ...Object.fromEntries([...lines, 'reference', 'email'].map((name) => [name, ''])),
  ...{ isOther: false, isConsumer: true },
};
const booking = {
  ...{
    id: 'a',
    number: 'ST-A-2027-00001',
    state: 'ordered',
    slot: 's',
    product: { ...product, slot: { name: 'Karte' } },
  },
  ...{ dates: ['2027-03-01'], givenBack: [], content: { title: 'Jazz', text: '' }, price, billing, reason: null },
  ...{ contact: { email: 'a@example.org', phone: null }, orderedAt: '2027-02-01T10:00:00Z' },
  event: { id: 'e', title: 'Jazz', isThere: true, rubric: { id: 1, name: 'Musik' }, location: { name: 'Halle' } },
  invoices: [
    { kind: 'invoice', number: 'R', issuedOn: '2027-02-01', dueOn: '2027-02-15', net: 900, vat: 171, gross: 1071 },
  ],
  payment: { state: 'open', cents: 1071, dueOn: '2027-02-15' },
};

describe('a booking as it is read', () => {
  it('keeps what is there and leaves out what is not', () => {
    const read = toBooking({ ...booking, unknown: 1 });
    expect(read).toMatchObject({
      product: { medium: { name: 'Liste', english: 'List' }, slot: { name: 'Karte' } },
      event: { rubric: { name: 'Musik' }, location: { name: 'Halle' } },
      price: { items: [{ kind: 'day', date: '2027-03-01', cents: 900 }] },
    });
    expect(Object.keys(read)).not.toContain('reason');
    expect(read.contact).toEqual({ email: 'a@example.org' });
  });

  it('is refused by the name of what is wrong', () => {
    expect(() => toBooking({ ...booking, dates: ['gestern'] })).toThrow(
      'Could not initialize Booking. Invalid dates.0.',
    );
    expect(() => toBookingRow({ ...booking, state: 'lost' })).toThrow('Invalid state.');
    expect(() => toAdvertPrice({ ...price, net: '9' })).toThrow('Invalid net.');
  });

  it('is a row of a list', () => {
    const row = {
      ...booking,
      title: 'Jazz',
      firstDate: '2027-03-01',
      lastDate: '2027-03-01',
      dayCount: 1,
      gross: 1071,
    };
    expect(toBookingRow({ ...row, payment: 'open', eventId: null })).toMatchObject({ title: 'Jazz', payment: 'open' });
  });
});

describe('a draft as it is read', () => {
  it('may lack everything', () => {
    const { draft, reservation } = toAdvertDraft({});
    expect(draft).toMatchObject({
      slot: '',
      dates: [],
      content: { title: '', source: 'upload' },
      billing: { city: '' },
    });
    expect(reservation).toBeUndefined();
  });

  it('comes with what is held', () => {
    const reservation = { id: 'r', slot: 's', dates: ['2027-03-01'], expires: '2027-02-01T10:00:00Z' };
    expect(toAdvertDraft({ slot: 's', reservation, content: { title: 'a' } })).toMatchObject({
      draft: { slot: 's', content: { title: 'a' } },
      reservation,
    });
    expect(() => toAdvertDraft({ dates: 'x' })).toThrow('Could not initialize AdvertDraft. Invalid dates.');
  });
});

it('a picture has the pixels of its slot, in print those of 150 dots per inch', () => {
  expect(leastPicture({ place: 'list', size: { width: 640, height: 400 } })).toEqual({ width: 640, height: 400 });
  expect(leastPicture({ place: 'print', size: { width: 91, height: 80 } })).toEqual({ width: 537, height: 472 });
});

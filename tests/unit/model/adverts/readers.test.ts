import { describe, expect, it } from 'vitest';
import { minPictureSize } from '../../../../src/model/adverts/min-picture-size';
import { toAdvertPrice } from '../../../../src/model/answers/advert-price';
import { reservationIn, toOrderDraft } from '../../../../src/model/answers/order-draft';

const price = {
  items: [{ kind: 'day', date: '2027-03-01', cents: 900 }],
  net: 900,
  vatShare: 1900,
  vat: 171,
  gross: 1071,
};
it('a price is read, or refused with the name of the wrong field', () => {
  expect(toAdvertPrice({ ...price, unknown: 1 }).items).toEqual(price.items);
  expect(() => toAdvertPrice({ ...price, net: '9' })).toThrow('Invalid net.');
});

describe('a parsed draft', () => {
  it('contains its hold', () => {
    const reservation = { id: 'r', slot: 's', dates: ['2027-03-01'], expires: '2027-02-01T10:00:00Z' };
    const answer = { slot: 's', reservation, content: { title: 'a' } };
    expect(toOrderDraft(answer)).toMatchObject({ slot: 's', content: { title: 'a' } });
    expect(reservationIn(answer)).toMatchObject(reservation);
    expect(reservationIn({})).toBeUndefined();
    expect(() => toOrderDraft({ dates: 'x' })).toThrow('Could not initialize AdvertDraft. Invalid dates.');
  });
});

it('a picture has the pixels of its slot, in print those of 150 dots per inch, with the bleed', () => {
  expect(minPictureSize({ place: 'list', size: { width: 640, height: 400 } })).toEqual({ width: 640, height: 400 });
  expect(minPictureSize({ place: 'print', size: { width: 91, height: 80 } })).toEqual({ width: 573, height: 508 });
});

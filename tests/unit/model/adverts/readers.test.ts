import { describe, expect, it } from 'vitest';
import { toAdvertDraft } from '../../../../src/model/adverts/advert-draft';
import { toAdvertPrice } from '../../../../src/model/adverts/advert-price';
import { leastPicture } from '../../../../src/model/adverts/least-picture';

const price = {
  items: [{ kind: 'day', date: '2027-03-01', cents: 900 }],
  net: 900,
  vatShare: 1900,
  vat: 171,
  gross: 1071,
};
it('a price is read, and refused by the name of what is wrong', () => {
  expect(toAdvertPrice({ ...price, unknown: 1 }).items).toEqual(price.items);
  expect(() => toAdvertPrice({ ...price, net: '9' })).toThrow('Invalid net.');
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

it('a picture has the pixels of its slot, in print those of 150 dots per inch, with the bleed', () => {
  expect(leastPicture({ place: 'list', size: { width: 640, height: 400 } })).toEqual({ width: 640, height: 400 });
  expect(leastPicture({ place: 'print', size: { width: 91, height: 80 } })).toEqual({ width: 573, height: 508 });
});

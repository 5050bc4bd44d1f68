import { act } from 'react';
import { expect, it } from 'vitest';
import { OfferCards } from '../../../../../src/features/adverts/order/steps/offer-cards';
import { townNames } from '../../../../../src/features/adverts/order/steps/offer-words';
import { toAdvertCatalogue } from '../../../../../src/model/answers/advert-catalogue';
import { itForAll } from '../../../../support/it-for-all';
import { afresh, aPortal, get, HOST, show, withReact } from '../../../forms/saving/harness';

withReact();

const SLOT = {
  ...{ id: 's', name: 'Karte', place: 'list', size: { width: 640, height: 400 }, capacity: 3, weekdays: [1] },
  ...{ closing: { workdays: 1, time: '12:00' }, price: { dayCents: 900, vatShare: 1900 } },
};
const read = (picture: string | null) =>
  toAdvertCatalogue([
    { id: 'm', name: 'M', kind: 'online', channels: [{ id: 'c', name: 'C', reach: 1, slots: [{ ...SLOT, picture }] }] },
  ])[0]?.channels[0]?.slots[0]?.picture;

itForAll(
  [
    ['https://blatt.example/platz.jpg', 'https://blatt.example/platz.jpg'],
    ['/api/media/a-b/640', '/api/media/a-b/640'],
    ['', undefined],
    [null, undefined],
  ],
  afresh,
)('the picture %s of a slot is read as %s', (picture, expected) => {
  expect(read(picture)).toBe(expected);
});

it('a placement is shown by its picture, or by a drawing if that fails', async () => {
  const picture = 'https://blatt.example/platz.jpg';
  const offers = [{ id: 's', name: 'Karte', description: '', place: 'list' as const, facts: [], picture }];
  const { place } = await show(
    aPortal(),
    <OfferCards label="Plätze" {...{ offers }} chosen={undefined} onChoose={() => undefined} />,
  );
  const image = get(place, 'img') as HTMLImageElement;
  expect([image.src, image.referrerPolicy, place.querySelector('li > svg')]).toEqual([picture, 'no-referrer', null]);
  await act(async () => image.dispatchEvent(new Event('error')));
  expect([place.querySelector('img'), place.querySelector('li > svg') !== null]).toEqual([null, true]);
});

itForAll(
  [
    ['/api/media/a/640', `${HOST}/api/media/a/640`],
    ['javascript:alert(1)', `${HOST}/javascript:alert(1)`],
  ],
  afresh,
)("the picture %s is loaded from the client's host", async (picture, expected) => {
  const offers = [{ id: 's', name: 'Karte', description: '', place: 'list' as const, facts: [], picture }];
  const { place } = await show(
    aPortal(),
    <OfferCards label="Plätze" {...{ offers }} chosen={undefined} onChoose={() => undefined} />,
  );
  expect(get(place, 'img').getAttribute('src')).toBe(expected);
});

it('a channel names its towns, as far as they exist', () => {
  const towns = [
    { communityId: 1, name: 'Reutlingen' },
    { communityId: 2, name: 'Pfullingen' },
  ];
  expect(townNames({ communities: [2, 1, 9] }, towns)).toBe('Reutlingen, Pfullingen');
  expect(townNames({ communities: [] }, towns)).toBeUndefined();
});

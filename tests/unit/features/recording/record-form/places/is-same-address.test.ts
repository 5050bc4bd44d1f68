import { expect } from 'vitest';
import { isSameAddress } from '../../../../../../src/features/recording/record-form/places/is-same-address';
import { toAddress } from '../../../../../../src/model/answers/address';
import { anAddress } from '../../../../../support/event-answers';
import { itForAll } from '../../../../../support/it-for-all';

const hall = toAddress(anAddress({ name: 'Alte  Halle', community: { community_id: 3, name: 'Reutlingen' } }));
const room = toAddress(
  anAddress({
    name: 'Kleiner Saal',
    main_address: { name: 'Halle' },
    extended_name: 'Saal',
    community: { community_id: 3 },
  }),
);

itForAll([
  [hall, 'alte halle ', 3, true],
  [hall, 'Alte Halle', 4, false],
  [hall, 'Alte Halle', undefined, false],
  [hall, 'Neue Halle', 3, false],
  [room, 'Halle Saal', 3, true],
  [room, 'Kleiner Saal', 3, true],
])('detects a duplicate address', (known, name, communityId, isSame) => {
  expect(isSameAddress(known, { name, communityId })).toBe(isSame);
});

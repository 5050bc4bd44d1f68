import { expect } from 'vitest';
import { MembersLine } from '../../../../../../src/features/recording/record-form/frame/members-line';
import { itForAll } from '../../../../../support/it-for-all';
import { afresh, aPortal, show, withReact } from '../../../../forms/saving/harness';

withReact();

const [SABINE, TIM] = [
  { id: 1, name: 'Sabine Maier' },
  { id: 2, name: 'Tim Lang' },
];
const updatedAt = '2020-11-20T18:30:00Z';

itForAll(
  [
    [{ updatedAt }, ''],
    [{ author: SABINE, updatedAt }, 'Eingetragen von Sabine Maier.'],
    [
      { author: SABINE, changedBy: SABINE, updatedAt },
      'Eingetragen von Sabine Maier, zuletzt geändert Fr, 20. Nov., 19:30 Uhr.',
    ],
    [{ author: SABINE, changedBy: TIM }, 'Eingetragen von Sabine Maier. Zuletzt geändert von Tim Lang.'],
    [{ changedBy: TIM, updatedAt }, 'Zuletzt geändert von Tim Lang (Fr, 20. Nov., 19:30 Uhr).'],
    [{ author: { id: 3, name: '' } }, 'Eingetragen von einem anderen Mitglied.'],
  ] as const,
  afresh,
)('the form names who else works on a record: %j', async (members, words) => {
  const { place } = await show(aPortal(), <MembersLine {...members} />);
  expect(place.textContent).toBe(words);
});

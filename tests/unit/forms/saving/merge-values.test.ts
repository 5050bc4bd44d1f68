import { describe, expect, it } from 'vitest';
import { assignedIds, withAssignedIds } from '../../../../src/forms/saving/assigned-ids';
import { differingPaths, mergedWith, mergeOf } from '../../../../src/forms/saving/merge-values';
import { aDate, BIG_FORM, type BigDate, type BigValues, bigValues } from '../../../support/big-form';
import { itForAll } from '../../../support/it-for-all';

const MO = aDate(1, 'Mo');
const DI = aDate(2, 'Di');
const MI = aDate(3, 'Mi');
const days = (values: BigValues) => values.dates.map(({ day }) => day).join(' ');

/** Merges the dates of three sides. @returns the merged days and the open conflicts */
function merged(before: BigDate[], mine: BigDate[], theirs: BigDate[]) {
  const [one, two, three] = [before, mine, theirs].map((dates) => bigValues({ dates })) as [
    BigValues,
    BigValues,
    BigValues,
  ];
  const { values, conflicts } = mergeOf(BIG_FORM, { before: one, local: two, server: three });
  return [days(values), ...conflicts];
}

describe('fields of two states', () => {
  it('are merged one by one, also in groups, and the local value is used in a conflict', () => {
    const before = bigValues();
    const mine = bigValues({ title: 'A', text: 'x', place: { name: 'Halle', street: 'Weg 1' } });
    const theirs = bigValues({ title: 'B', hasDates: false, place: { name: 'Kirche', street: '' } });
    const { values, conflicts } = mergeOf(BIG_FORM, { before, local: mine, server: theirs });
    expect(values).toMatchObject({
      title: 'A',
      text: 'x',
      hasDates: false,
      place: { name: 'Kirche', street: 'Weg 1' },
    });
    expect(conflicts).toEqual(['title']);
  });

  it('that were picked are merged as a whole', () => {
    const organizer = (key: string) => bigValues({ organizer: { key, label: key } });
    const sides = { before: bigValues(), local: organizer('1'), server: organizer('2') };
    expect(mergeOf(BIG_FORM, sides).conflicts).toEqual(['organizer']);
  });
});

describe('rows of two states', () => {
  const edited = (row: BigDate, day: string) => ({ ...row, day });
  itForAll<[string, BigDate[], BigDate[], BigDate[], string[]]>([
    ['both have added another one', [MO], [MO, aDate('+a', 'Do')], [MO, aDate(4, 'Fr')], ['Mo Do Fr']],
    ['one is added at the front', [MO], [aDate('+a', 'So'), MO], [MO, DI], ['So Mo Di']],
    ['mine is removed', [MO, DI], [DI], [MO, DI], ['Di']],
    ['theirs is removed', [MO, DI], [MO, DI], [MO], ['Mo']],
    ['both have removed it', [MO, DI], [MO], [MO], ['Mo']],
    ['each has changed another one', [MO, DI], [edited(MO, 'x'), DI], [MO, edited(DI, 'y')], ['x y']],
    ['both have changed one', [MO], [edited(MO, 'x')], [edited(MO, 'y')], ['x', 'dates.1.day']],
    ['I change what they remove', [MO, DI], [MO, edited(DI, 'x')], [MO], ['Mo x', 'dates.2']],
    ['they change what I remove', [MO, DI], [MO], [MO, edited(DI, 'y')], ['Mo', 'dates.2']],
    ['I move and they add', [MO, DI], [DI, MO], [MO, DI, MI], ['Di Mi Mo']],
    ['they move and I add', [MO, DI], [MO, aDate('+a', 'Do'), DI], [DI, MO], ['Di Mo Do']],
    ['both move', [MO, DI, MI], [MI, MO, DI], [DI, MI, MO], ['Mi Mo Di']],
    ['I move and change, they change', [MO, DI], [edited(DI, 'x'), MO], [edited(MO, 'y'), DI], ['x y']],
  ])('%s', (_, before, mine, theirs, expected) => {
    expect(merged(before, mine, theirs)).toEqual(expected);
  });

  it('in rows are merged too', () => {
    const slots = (...rows: BigDate['slots']) => [aDate(1, 'Mo', ...rows)];
    const [first, added, theirs] = [
      { id: 10, from: '18' },
      { id: '+s', from: '19' },
      { id: 11, from: '20' },
    ];
    const { values, conflicts } = mergeOf(BIG_FORM, {
      before: bigValues({ dates: slots(first) }),
      local: bigValues({ dates: slots(first, added) }),
      server: bigValues({ dates: slots({ ...first, from: '17' }, theirs) }),
    });
    expect(values.dates[0]?.slots.map(({ from }) => from)).toEqual(['17', '19', '20']);
    expect(conflicts).toEqual([]);
  });

  it('are merged as a whole if the description requires it', () => {
    const whole = { fields: { dates: { ...BIG_FORM.fields.dates, merge: 'whole' as const } } };
    const mine = bigValues({ dates: [edited(MO, 'x')] });
    expect(differingPaths(whole, mine, bigValues({ dates: [MO] }))).toEqual(['dates.1']);
  });

  it('removed by one side are chosen as kept or removed', () => {
    const mine = bigValues({ dates: [MO, DI] });
    const theirs = bigValues({ dates: [MO, MI] });
    expect(days(mergedWith(mine, theirs, ['dates.2', 'dates.3']))).toBe('Mo Mi');
  });
});

describe('the ids that a save gives to new rows', () => {
  const sent = bigValues({
    dates: [MO, aDate('+a', 'Do', { id: '+s', from: '18' }), aDate('+b', 'Fr')],
  });

  it('are matched by order, also in nested rows', () => {
    const answered = bigValues({ dates: [aDate(7, 'DO', { id: 70, from: '18' }), aDate(8, 'Fr'), MO] });
    const names = assignedIds(BIG_FORM.fields, sent, answered);
    expect(names).toEqual([
      { path: 'dates.+a.slots.+s', id: 70 },
      { path: 'dates.+a', id: 7 },
      { path: 'dates.+b', id: 8 },
    ]);
    expect(withAssignedIds(sent, names).dates.map(({ id, slots }) => [id, ...slots.map((slot) => slot.id)])).toEqual([
      [1],
      [7, 70],
      [8],
    ]);
  });

  it('are none if the server has dropped the rows', () => {
    expect(assignedIds(BIG_FORM.fields, sent, bigValues({ dates: [MO] }))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  EMPTY_SYNC_LOG,
  type FavouriteDecisions,
  type SyncLog,
  shownIds,
  unsentOf,
  withAccountAnswer,
  withLocalChanges,
  withoutAccount,
} from '../../../../../src/features/events/favourite-sync/sync-log';
import fc from '../../../../support/same-cases';

/** An account as the server keeps it: of two decisions the later one counts, of two at once the one that keeps it. */
function anAccount(owner: string) {
  const marks = new Map<string, FavouriteDecisions[string]>();
  return {
    owner,
    /** Applies changes by the time of each decision. @returns the response */
    merge(changes: FavouriteDecisions) {
      for (const [id, mark] of Object.entries(changes)) {
        const known = marks.get(id);
        if (!known || known.at < mark.at || (known.at === mark.at && mark.kept)) marks.set(id, mark);
      }
      return { owner, marks: Object.fromEntries(marks) };
    },
    kept: () => [...marks].flatMap(([id, { kept }]) => (kept ? [id] : [])).sort(),
  };
}
type Account = ReturnType<typeof anAccount>;

let clock = 1000;

/** A device with its list, as hearts write it, and its log. */
function aDevice() {
  let ids: string[] = [];
  let log: SyncLog = EMPTY_SYNC_LOG;
  const note = () => {
    clock += 1000;
    log = withLocalChanges(log, ids, clock);
  };
  const show = (next: SyncLog) => {
    log = next;
    ids = shownIds(log);
  };
  return {
    ids: () => [...ids].sort(),
    inOrder: () => ids,
    toggle(id: string) {
      ids = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
      note();
    },
    /** Syncs like the page of a logged-in visitor: reads the account and sends unsent changes. */
    meet(account: Account) {
      note();
      show(withAccountAnswer(log, account.merge({}), {}));
      const changes = unsentOf(log);
      show(withAccountAnswer(log, account.merge(changes), changes));
    },
    /** The call arrives, its answer does not. */
    meetInVain(account: Account) {
      note();
      account.merge(unsentOf(log));
    },
    logOut() {
      note();
      show(withoutAccount(log));
    },
    /** Reads what is stored, as the next page does. */
    reload: () => show(JSON.parse(JSON.stringify(log))),
  };
}

describe('favourites of a device and of an account', () => {
  it.each([
    ['one', 'other'],
    ['other', 'one'],
  ] as const)('are all in both after a log-in, %s device first', (first, second) => {
    const account = anAccount('1');
    const devices = { one: aDevice(), other: aDevice() };
    devices.one.toggle('a');
    devices.one.toggle('b');
    devices.other.toggle('b');
    devices.other.toggle('c');
    for (const name of [first, second, first]) devices[name].meet(account);
    expect([account.kept(), devices.one.ids(), devices.other.ids()]).toEqual(Array(3).fill(['a', 'b', 'c']));
  });

  it.each([
    ['the one that removed it first', [0, 1, 0, 1]],
    ['the other one first', [1, 0, 1, 0]],
  ] as const)('stay removed everywhere, in either order of devices: %s', (_, order) => {
    const account = anAccount('1');
    const devices = [aDevice(), aDevice()] as const;
    devices[0].toggle('a');
    devices[0].toggle('b');
    for (const device of [...devices, ...devices]) device.meet(account);
    devices[0].toggle('a');
    devices[1].toggle('c');
    for (const place of order) devices[place].meet(account);
    expect([account.kept(), devices[0].ids(), devices[1].ids()]).toEqual(Array(3).fill(['b', 'c']));
  });

  it('return if they are saved again later', () => {
    const account = anAccount('1');
    const [one, other] = [aDevice(), aDevice()];
    one.toggle('a');
    for (const device of [one, other]) device.meet(account);
    one.toggle('a');
    other.toggle('a');
    other.toggle('a');
    for (const device of [one, other, one]) device.meet(account);
    expect([one.ids(), other.ids()]).toEqual([['a'], ['a']]);
  });

  it('keep their order, and offline changes are queued', () => {
    const account = anAccount('1');
    const [one, other] = [aDevice(), aDevice()];
    for (const id of ['c', 'a', 'b']) one.toggle(id);
    one.meet(account);
    one.toggle('a');
    one.reload();
    one.toggle('d');
    one.reload();
    for (const device of [one, other]) device.meet(account);
    expect([one.inOrder(), other.inOrder()]).toEqual([
      ['c', 'b', 'd'],
      ['c', 'b', 'd'],
    ]);
  });

  it('are not restored by a repeated call after a lost response', () => {
    const account = anAccount('1');
    const [one, other] = [aDevice(), aDevice()];
    for (const device of [one, other]) device.meet(account);
    one.toggle('a');
    one.meetInVain(account);
    other.meet(account);
    other.toggle('a');
    other.meet(account);
    for (const device of [one, other]) device.meet(account);
    expect([account.kept(), one.ids(), other.ids()]).toEqual([[], [], []]);
  });
});

describe('after a log-out', () => {
  it('the device shows its own again, and changes in the account return at the next log-in', () => {
    const account = anAccount('1');
    const [device, other] = [aDevice(), aDevice()];
    other.toggle('theirs');
    other.meet(account);
    device.toggle('own');
    device.meet(account);
    device.toggle('unsent');
    device.logOut();
    expect(device.ids()).toEqual(['own']);
    device.reload();
    device.meet(account);
    expect(device.ids()).toEqual(['own', 'theirs', 'unsent']);
  });

  it("removals from the device's list also remove from the account, and vice versa", () => {
    const account = anAccount('1');
    const [device, other] = [aDevice(), aDevice()];
    for (const id of ['a', 'b', 'c']) device.toggle(id);
    for (const each of [device, other]) each.meet(account);
    device.logOut();
    device.toggle('a');
    other.toggle('b');
    other.meet(account);
    for (const each of [device, other]) each.meet(account);
    expect([account.kept(), device.ids(), other.ids()]).toEqual([['c'], ['c'], ['c']]);
    device.logOut();
    expect(device.ids()).toEqual(['c']);
  });

  it("the next person gets the device's favourites, and none of the previous person", () => {
    const [one, next] = [anAccount('1'), anAccount('2')];
    const [device, phone] = [aDevice(), aDevice()];
    phone.toggle('a');
    phone.meet(next);
    device.toggle('a');
    device.meet(one);
    device.toggle('private');
    device.logOut();
    // Nobody in particular takes it away: that is no word about what the next person remembers elsewhere.
    device.toggle('a');
    device.toggle('b');
    device.meet(next);
    expect([next.kept(), device.ids()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    device.logOut();
    device.meet(one);
    expect(one.kept()).toEqual(['b', 'private']);
  });

  it('another person who logs in after an expired session does not get its favourites', () => {
    const [one, next] = [anAccount('1'), anAccount('2')];
    const device = aDevice();
    device.meet(one);
    device.toggle('private');
    device.meet(next);
    expect([device.ids(), next.kept()]).toEqual([[], []]);
    device.meet(one);
    expect([device.ids(), one.kept()]).toEqual([['private'], ['private']]);
  });
});

it('any sequence of changes on two devices converges to the last change of each event', () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    act: fc.constantFrom('a', 'b', 'c', 'meet', 'meet', 'vain', 'reload', 'logOut'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const account = anAccount('1');
      const devices = [aDevice(), aDevice()] as const;
      for (const { device: place, act } of steps) {
        const device = devices[place as 0 | 1];
        if (act === 'meet') device.meet(account);
        else if (act === 'vain') device.meetInVain(account);
        else if (act === 'reload') device.reload();
        else if (act === 'logOut') device.logOut();
        else device.toggle(act);
      }
      for (const device of [...devices, ...devices]) device.meet(account);
      expect([devices[0].ids(), devices[1].ids()]).toEqual([account.kept(), account.kept()]);
    }),
  );
});

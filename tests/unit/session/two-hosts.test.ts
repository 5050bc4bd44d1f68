import { describe, expect, it } from 'vitest';
import type { Session } from '../../../src/session/session';
import { aStorage } from '../../support/fake-storage';
import { itForAll } from '../../support/it-for-all';
import { bothIn, LATER, logInAsBefore, type Name, NOW, type Store, sessionAt } from '../../support/two-hosts';

/** Actions of a user at a host in one tab. All tokens of a host begin with its name. */
const ACTS = {
  'a log-in': (session, name) => session.open(`${name}-new`, LATER),
  'a log-in that lasts a moment': (session, name) => {
    session.open(`${name}-short`, LATER);
    session.close();
  },
  'a log-out': (session) => session.close(),
  'an end in time': (session) => session.close('expired'),
  'a refusal': (session) => session.rejectToken(session.state.token ?? ''),
  'a look': (session) => session.validToken(),
  'another clock': (session) => session.noteServerTime(NOW + 600_000),
} satisfies Record<string, (session: Session, name: Name) => unknown>;
type Act = keyof typeof ACTS;
const acts = Object.keys(ACTS) as Act[];
/** One act for each way in which a session writes to the storage. */
const WRITING = ['a log-in', 'a log-out', 'another clock'] as const;

/** The single writes of an act, so that a test can put those of another act between them. */
function writesOf(store: Store, act: Act, name: Name): ((store: Store) => void)[] {
  const copy = new Map(store);
  const writes: ((store: Store) => void)[] = [];
  const set = copy.set.bind(copy);
  const remove = copy.delete.bind(copy);
  const session = sessionAt(name, copy);
  copy.set = (key, value) => {
    writes.push((other) => other.set(key, value));
    return set(key, value);
  };
  copy.delete = (key) => {
    writes.push((other) => other.delete(key));
    return remove(key);
  };
  ACTS[act](session, name);
  return writes;
}

/** All orders of two lists in which each keeps its own. */
function* mixed<Item>(one: readonly Item[], other: readonly Item[]): Generator<Item[]> {
  const [first, ...ones] = one;
  const [second, ...others] = other;
  if (first === undefined || second === undefined) {
    yield [...one, ...other];
    return;
  }
  for (const rest of mixed(ones, other)) yield [first, ...rest];
  for (const rest of mixed(one, others)) yield [second, ...rest];
}

describe('a token', () => {
  it('of one host is never sent to the other during a log-in there', () => {
    const { store } = aStorage();
    const tab = sessionAt('a', store);
    tab.open('a-first', LATER);
    const sent = { a: new Set(), b: new Set() };
    const other = sessionAt('b', store, () => {
      sent.a.add(tab.validToken());
      sent.b.add(sessionAt('b', store).validToken());
    });
    other.open('b-first', LATER);
    expect(sent).toEqual({ a: new Set(['a-first']), b: new Set([undefined, 'b-first']) });
  });

  itForAll(acts.flatMap((first) => acts.map((second) => [first, second] as const)))(
    'is not sent to the other host while %s and %s happen in two tabs, one in the middle of the other',
    (first, second) => {
      let hasReached = true;
      for (let place = 0; hasReached; place++) {
        for (const [one, other] of [['a', 'b'], ['b', 'a']] as const) {
          const { store, look, foreign } = bothIn();
          let step = 0;
          const inner = sessionAt(other, store, look);
          const outer = sessionAt(one, store, () => {
            look();
            if (step++ === place) ACTS[second](inner, other);
          });
          step = 0;
          ACTS[first](outer, one);
          look();
          hasReached = step > place;
          expect(foreign(), `${one} at step ${place}`).toEqual([]);
        }
      }
    },
  ); // biome-ignore format: a table.

  itForAll(WRITING.flatMap((first) => WRITING.map((second) => [first, second] as const)))(
    'is not sent to the other host in any order of the single writes of %s and %s',
    (first, second) => {
      const { store } = bothIn();
      const one = writesOf(store, first, 'a');
      const other = writesOf(store, second, 'b');
      const sent = [...mixed(one, other)].flatMap((order) => {
        const both = bothIn();
        for (const write of order) {
          write(both.store);
          both.look();
        }
        return both.foreign();
      });
      expect(sent).toEqual([]);
    },
  );

  it('is not sent to the other host by a tab that reads while another one writes', () => {
    const writes = writesOf(bothIn().store, 'a log-in', 'b');
    const STEPS = 8;
    const places = (from: number, count: number): number[][] =>
      count === 0
        ? [[]]
        : Array.from({ length: STEPS - from }, (_, more) => from + more).flatMap((place) =>
            places(place, count - 1).map((rest) => [place, ...rest]),
          );
    const wrong: unknown[] = [];
    for (const when of places(0, writes.length)) {
      for (const name of ['a', 'b'] as const) {
        const { store, foreign, look } = bothIn();
        let step = -Infinity;
        const tab = sessionAt(name, store, () => {
          for (const [place, write] of writes.entries()) if (when[place] === step) write(store);
          step += 1;
        });
        step = 0;
        const token = tab.validToken();
        look();
        if (token && !token.startsWith(`${name}-`)) wrong.push([name, token]);
        wrong.push(...foreign());
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of one host is not taken for the other by an older version beside it', () => {
    const { store, look, foreign } = bothIn();
    const set = store.set.bind(store);
    store.set = (key, value) => {
      set(key, value);
      look();
      return store;
    };
    logInAsBefore(store, 'b');
    logInAsBefore(store, 'a');
    expect(foreign()).toEqual([]);
    expect([sessionAt('a', store).validToken(), sessionAt('b', store).validToken()]).toEqual(['a-old', 'b-old']);
  });
});

describe('actions at one host', () => {
  itForAll(acts)('change nothing at the other: %s', (act) => {
    for (const [here, there] of [['a', 'b'], ['b', 'a']] as const) {
      const { store, tabs } = bothIn();
      const heard: unknown[] = [];
      tabs[there].subscribe(() => heard.push(tabs[there].state.end));
      const before = { ...tabs[there].state };
      ACTS[act](sessionAt(here, store, () => tabs[there].validToken()), here);
      tabs[there].validToken();
      expect({ ...tabs[there].state }).toEqual(before);
      expect(heard).toEqual([]);
      expect(sessionAt(there, store).validToken()).toBe(`${there}-first`);
    }
  }); // biome-ignore format: a table.

  it('do not affect the clock of the other', () => {
    const { tabs } = bothIn();
    tabs.a.noteServerTime(NOW + 600_000);
    expect(tabs.b.timeLeftMs()).toBe(Date.parse(LATER) - NOW);
    expect(tabs.a.timeLeftMs()).toBe(Date.parse(LATER) - NOW - 600_000);
  });

  it('leave nothing behind', () => {
    const { store, tabs } = bothIn();
    tabs.b.close();
    expect([...store.entries()].join()).not.toContain('b-first');
    expect(tabs.a.validToken()).toBe('a-first');
    tabs.a.close();
    expect([...store.keys()]).toEqual([]);
  });

  it('at worst require a new log-in, and never count as a log-out, during a simultaneous log-out at the other', () => {
    for (let place = 0; place < 20; place++) {
      const { store, tabs } = bothIn();
      tabs.a.open('a-newest', LATER);
      const ends: unknown[] = [];
      tabs.b.subscribe(() => tabs.b.state.end && ends.push(tabs.b.state.end));
      let step = 0;
      const leaving = sessionAt('a', store, () => {
        if (step++ === place) sessionAt('b', store).open('b-new', LATER);
        tabs.b.validToken();
      });
      step = 0;
      leaving.close();
      tabs.b.validToken();
      expect(ends.filter((end) => end !== 'expired')).toEqual([]);
    }
  });
});

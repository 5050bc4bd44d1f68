import { describe, expect, it } from 'vitest';
import { chooseAdverts } from '../../../../../../demo/server/adverts/shown/choose-adverts';
import { isRobot } from '../../../../../../demo/server/adverts/shown/robots';
import { newShownToken, readShownToken } from '../../../../../../demo/server/adverts/shown/tokens';
import { itForAll } from '../../../../../support/it-for-all';
import fc from '../../../../../support/same-cases';

const advert = fc.record({
  slot: fc.constantFrom('a', 'b', 'c'),
  capacity: fc.integer({ min: 1, max: 3 }),
  weight: fc.integer({ min: 0, max: 100_000 }),
});

/** Numbers from 0 to 1 that look like chance, the same in each run (Park and Miller). */
function chance(seed = 7) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('running adverts', () => {
  it('never exceed the requested number or the capacity of a slot, and never repeat', () => {
    fc.assert(
      fc.property(fc.array(advert, { maxLength: 12 }), fc.integer({ min: 1, max: 10 }), (running, count) => {
        const chosen = chooseAdverts(running, count, chance());
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const { slot, capacity } of chosen)
          expect(chosen.filter((one) => one.slot === slot && one.capacity === capacity).length).toBeLessThanOrEqual(
            capacity,
          );
      }),
    );
  });

  it('appear in proportion to their weight', () => {
    const [cheap, dear] = [
      { slot: 'a', capacity: 1, weight: 1000 },
      { slot: 'b', capacity: 1, weight: 3000 },
    ];
    const random = chance();
    let times = 0;
    for (let round = 0; round < 4000; round += 1) if (chooseAdverts([cheap, dear], 1, random)[0] === dear) times += 1;
    expect(times / 4000).toBeGreaterThan(0.72);
    expect(times / 4000).toBeLessThan(0.78);
  });

  it('also appear from a slot without a price', () => {
    const free = ['a', 'b'].map((slot) => ({ slot, capacity: 1, weight: 0 }));
    const random = chance();
    const first = new Set(Array.from({ length: 50 }, () => chooseAdverts(free, 1, random)[0]?.slot));
    expect(first.size).toBe(2);
  });
});

describe('a token', () => {
  const now = new Date('2026-05-10T10:00:00Z');
  const shown = { client: 'stadt', what: 'advert', id: 'o', day: '2026-05-10' } as const;

  it('is read with the secret that signed it, until it ends, and is another one each time', () => {
    const token = newShownToken('s', shown, now);
    const read = readShownToken('s', token, now);
    expect(read).toMatchObject(shown);
    expect(readShownToken('t', token, now)).toBeUndefined();
    expect(readShownToken('s', token, new Date(read?.expires ?? 0))).toBeUndefined();
    expect(newShownToken('s', shown, now)).not.toBe(token);
  });

  it('is refused in any other form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readShownToken('s', text, now)).toBeUndefined();
      }),
    );
  });
});

itForAll([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['python-requests/2.32', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', true],
  ['', true],
  [undefined, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('%s is a robot: %s', (userAgent, isOne) => expect(isRobot(userAgent)).toBe(isOne));

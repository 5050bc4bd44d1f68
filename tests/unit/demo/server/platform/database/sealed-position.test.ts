import { expect, it } from 'vitest';
import { newPositionSeal } from '../../../../../../demo/server/platform/database/sealed-position';

const seal = newPositionSeal('secret of the servers');

it('is opened by every server with the secret, and differs each time', () => {
  for (const position of [0, 1, 26_347_832, Number.MAX_SAFE_INTEGER]) {
    const [one, other] = [seal.seal(position), seal.seal(position)];
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(one).not.toBe(other);
    for (const sealed of [one, other]) expect(newPositionSeal('secret of the servers').open(sealed)).toBe(position);
  }
});

it('opens no other text', () => {
  for (const text of ['', '0', 'x'.repeat(16), 'x'.repeat(2000), '%00', 'ä'.repeat(22)])
    expect([text, seal.open(text)]).toEqual([text, undefined]);
});

it('becomes a position that no replica reaches where it was made up, or with another secret', () => {
  const forged = ['x'.repeat(22), 'AAAAAAAAAAAAAAAAAAAAAA', newPositionSeal('another secret').seal(1)];
  for (const text of forged) expect(seal.open(text)).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
});

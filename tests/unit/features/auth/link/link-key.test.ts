// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Client, clientOf } from '../../../../../src/app/client';
import { keyInRoute, redeemOnce, storeKeyFromAddress } from '../../../../../src/features/auth/link/link-key';
import { fakeLocation } from '../fake-location';

const client = clientOf('https://a.example');
let place: ReturnType<typeof fakeLocation> & { client: Client };
beforeEach(() => {
  place = { ...fakeLocation('/en/auth/confirm?key=geheim&x=1'), client };
});

describe('the key of a mailed link', () => {
  it('is read from a route', () => {
    expect(keyInRoute('/auth/magic?key=a-b_c')).toBe('a-b_c');
    expect(keyInRoute('/auth/magic?key=')).toBeUndefined();
    expect(keyInRoute('/auth/magic')).toBeUndefined();
  });

  it('leaves the address without a step in the history', () => {
    storeKeyFromAddress(place);
    expect(place.history).toEqual(['/en/auth/confirm?x=1']);
  });

  it('is redeemed once, however often the screen is mounted', async () => {
    storeKeyFromAddress(place);
    const redeem = vi.fn(async () => undefined);
    await Promise.all([redeemOnce(place, redeem), redeemOnce(place, redeem)]);
    storeKeyFromAddress(place);
    await redeemOnce(place, redeem);
    expect(redeem).toHaveBeenCalledTimes(1);
  });

  it('is tried again after a failure', async () => {
    storeKeyFromAddress(place);
    const redeem = vi.fn<() => Promise<undefined>>().mockRejectedValueOnce(new Error('x')).mockResolvedValue(undefined);
    await expect(redeemOnce(place, redeem)).rejects.toThrow('x');
    await redeemOnce(place, redeem);
    expect(redeem).toHaveBeenCalledTimes(2);
  });

  it('is forgotten on another screen, not in another language', async () => {
    storeKeyFromAddress(place);
    const redeem = vi.fn(async () => undefined);
    await redeemOnce(place, redeem);
    place.router.navigate('/auth/confirm');
    await redeemOnce(place, redeem);
    expect(redeem).toHaveBeenCalledTimes(1);
    place.router.navigate('/auth/login');
    place.router.navigate('/auth/confirm?key=neu');
    storeKeyFromAddress(place);
    await redeemOnce(place, redeem);
    expect(redeem).toHaveBeenCalledTimes(2);
  });

  it('is nothing for another host of the element', async () => {
    storeKeyFromAddress(place);
    const redeem = vi.fn(async () => undefined);
    await redeemOnce(place, redeem);
    await redeemOnce({ ...place, client: clientOf('https://b.example') }, redeem);
    expect(redeem).toHaveBeenCalledTimes(2);
  });
});

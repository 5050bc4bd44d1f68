// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error';
import type { Portal } from '../../../src/app/portal';
import { createReLogin, type ReLoginResult, reLoginOf } from '../../../src/app/re-login';
import { OtherPersonError, withLogin } from '../../../src/app/with-login';

/** A portal with the given token, whose log-in dialogs end in the given ways. */
function portalWith(ends: ReLoginResult[], token: string | undefined = undefined) {
  const asked: ReLoginResult[] = [];
  let current = token;
  const client = { session: { validToken: () => current } };
  const portal = { client, element: document.createElement('div') } as unknown as Portal;
  Object.assign(reLoginOf(portal), {
    request() {
      const end = ends.shift() ?? 'given-up';
      asked.push(end);
      if (end === 'again') current = 'new';
      return Promise.resolve(end);
    },
  });
  const end = () => {
    current = undefined;
  };
  return { portal, asked, end };
}

const refused = () => new ApiError('denied', { status: 401, code: 'token_invalid' });

describe('a call that needs a session', () => {
  it('continues at once with a session', async () => {
    const { portal, asked } = portalWith([], 'good');
    expect(await withLogin(portal, () => Promise.resolve('saved'))).toBe('saved');
    expect(asked).toEqual([]);
  });

  it('waits for the log-in after the expiry', async () => {
    const { portal, asked } = portalWith(['again']);
    expect(await withLogin(portal, () => Promise.resolve('saved'))).toBe('saved');
    expect(asked).toEqual(['again']);
  });

  it('is repeated once if the server has ended the session', async () => {
    const { portal, end } = portalWith(['again'], 'ended by the server');
    let calls = 0;
    const call = () => {
      calls += 1;
      if (calls > 1) return Promise.resolve('saved');
      end();
      return Promise.reject(refused());
    };
    expect(await withLogin(portal, call)).toBe('saved');
    expect(calls).toBe(2);
  });

  it('is not made for another person', async () => {
    const { portal } = portalWith(['other']);
    let calls = 0;
    const call = async () => {
      calls += 1;
    };
    await expect(withLogin(portal, call)).rejects.toBeInstanceOf(OtherPersonError);
    expect(calls).toBe(0);
  });

  it('fails as denied without a log-in', async () => {
    const { portal } = portalWith(['given-up']);
    await expect(withLogin(portal, () => Promise.resolve('saved'))).rejects.toMatchObject({ failure: 'denied' });
  });

  it('passes on a refusal that is not about the session', async () => {
    const { portal, asked } = portalWith([], 'good');
    const forbidden = new ApiError('denied', { status: 403, code: 'person-blocked' });
    await expect(withLogin(portal, () => Promise.reject(forbidden))).rejects.toBe(forbidden);
    expect(asked).toEqual([]);
  });
});

describe('the re-login', () => {
  it('returns the same result to all callers', async () => {
    const reLogin = createReLogin();
    const both = Promise.all([reLogin.request(), reLogin.request()]);
    expect(reLogin.state.isOpen).toBe(true);
    reLogin.finish('again');
    expect(await both).toEqual(['again', 'again']);
    expect(reLogin.state.isOpen).toBe(false);
  });

  it('knows whether the screen has unsaved input', () => {
    const reLogin = createReLogin();
    const [first, second] = [reLogin.keepScreen(), reLogin.keepScreen()];
    first();
    first();
    expect(reLogin.isScreenKept()).toBe(true);
    second();
    expect(reLogin.isScreenKept()).toBe(false);
  });
});

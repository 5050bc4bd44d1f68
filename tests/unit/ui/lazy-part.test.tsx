import { act, useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reLoginOf } from '../../../src/app/re-login';
import { mainTexts } from '../../../src/i18n/main-texts';
import { accountTexts } from '../../../src/i18n/texts';
import { type LazyModule, lazyModule } from '../../../src/lib/lazy-module';
import { MemberParts, sessionKeeper } from '../../../src/shell/member-parts';
import { useLazyPart, WhenLoaded } from '../../../src/ui/lazy-part';
import { itForAll } from '../../support/it-for-all';
import { settle } from '../../support/settle';
import { afresh, aPortal, show, withReact } from '../forms/saving/harness';

const FAILURE = new TypeError('Failed to fetch dynamically imported module');

function Shown({ part, isWanted = true }: { part: LazyModule<string>; isWanted?: boolean }) {
  return <p>{useLazyPart(part, isWanted) ?? 'without'}</p>;
}

/** A part whose first two loads fail, as in a short break of the connection. */
const failingTwice = () =>
  lazyModule(
    vi
      .fn(async () => 'with')
      .mockRejectedValueOnce(FAILURE)
      .mockRejectedValueOnce(FAILURE),
  );

withReact();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('is requested once all parts rendered with it have started', async () => {
  const happened: string[] = [];
  const part = lazyModule(async () => String(happened.push('part asked for')));
  function Around() {
    useEffect(() => void happened.push('ready'), []);
    return <Shown part={part} />;
  }
  await show(aPortal(), <Around />);
  await settle();
  expect(happened).toEqual(['ready', 'part asked for']);
});

it('is rendered with its props, with space reserved until then', async () => {
  const Name = ({ name }: { name: string }) => <p>{name}</p>;
  let come: (part: typeof Name) => void = () => undefined;
  const part = lazyModule(
    () =>
      new Promise<typeof Name>((resolve) => {
        come = resolve;
      }),
  );
  const { place } = await show(aPortal(), <WhenLoaded part={part} name="da" fallback="…" />);
  expect(place.textContent).toBe('…');
  await act(async () => come(Name));
  expect(place.textContent).toBe('da');
});

describe('a part that could not be loaded', () => {
  itForAll(
    [
      ['the line is back', () => window.dispatchEvent(new Event('online'))],
      ['the visitor comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
    ],
    afresh,
  )('is loaded when %s', async (_, happen) => {
    const { place } = await show(aPortal(), <Shown part={failingTwice()} />);
    await settle();
    expect(place.textContent).toBe('without');
    await act(async () => void happen());
    expect(place.textContent).toBe('with');
  });

  it('is loaded when another caller has loaded it', async () => {
    const part = failingTwice();
    const { place } = await show(aPortal(), <Shown part={part} />);
    await settle();
    await act(() => part.load());
    expect(place.textContent).toBe('with');
  });

  it('is not requested while it is not needed', async () => {
    const fetchPart = vi.fn(async () => 'with');
    const { place } = await show(aPortal(), <Shown part={lazyModule(fetchPart)} isWanted={false} />);
    expect([place.textContent, fetchPart.mock.calls.length]).toEqual(['without', 0]);
  });
});

describe('a request for a log-in above a form', () => {
  beforeEach(() => Promise.all([mainTexts.load('de'), accountTexts.load('de')]));

  it('is answered, also when the code for it cannot be loaded', async () => {
    const load = vi.spyOn(sessionKeeper, 'load').mockRejectedValue(FAILURE);
    const portal = aPortal();
    await show(portal, <MemberParts />);
    let end: string | undefined;
    await act(async () => {
      end = await reLoginOf(portal).request();
    });
    expect(end).toBe('given-up');
    load.mockRestore();
  });

  it('is answered after the texts around it have failed once, and again the next time', async () => {
    const of = vi.spyOn(accountTexts, 'of').mockReturnValue(undefined);
    const failed = Promise.reject(FAILURE);
    const texts = vi.spyOn(accountTexts, 'load').mockReturnValue(failed);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const portal = aPortal();
    await show(portal, <MemberParts />);
    await settle();
    for (let time = 0; time < 2; time += 1) {
      const asked = reLoginOf(portal).request();
      await settle();
      expect(await asked).toBe('given-up');
      await settle();
    }
    texts.mockRestore();
    of.mockRestore();
  });
});

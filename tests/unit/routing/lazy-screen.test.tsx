import { act, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScreen } from '../../../src/routing/lazy-screen';
import type { ScreenRoute } from '../../../src/routing/screen-route';
import { FatalBoundary } from '../../../src/shell/fatal-boundary';
import { until } from '../../support/settle';

const Hello = () => <p>Hallo</p>;

/** Is drawn once more while a screen is waited for, as much on a page is. */
function Meanwhile() {
  const [text, setText] = useState('');
  useEffect(() => setText(', später'), []);
  return text;
}

vi.mock('../../../src/app/portal', () => ({ usePortal: () => ({ headingLevel: 2 }) }));
vi.mock('../../../src/i18n/lingui', () => ({
  useLingui: () => ({ _: ({ message }: { message: string }) => message }),
}));
vi.mock('../../../src/i18n/use-translation', () => ({
  useTranslation: () => ({ _: ({ message }: { message: string }) => message }),
}));

let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  place.remove();
  vi.unstubAllGlobals();
});

/** Shows a screen as the outlet does. */
async function show({ Screen, loadCode }: ScreenRoute) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = createRoot(place);
  await act(async () => {
    root.render(
      <FatalBoundary onError={() => undefined} onRetry={() => void loadCode().catch(() => undefined)}>
        <Suspense fallback="…">
          <Screen params={{}} />
        </Suspense>
      </FatalBoundary>,
    );
  });
  return async () => act(async () => root.unmount());
}

/** Lets React go on until the screen shows a text. */
const shows = (text: string) => until(() => expect(place.textContent).toContain(text));

describe('a lazy screen', () => {
  it('is waited for without a complaint of React', async () => {
    // As on a page, where React draws the fallback and begins anew; within `act` it would go on where it was.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    let arrive: (screen: typeof Hello) => void = () => undefined;
    const { Screen } = lazyScreen(
      { path: '/x' },
      () =>
        new Promise<typeof Hello>((resolve) => {
          arrive = resolve;
        }),
    );
    const root = createRoot(place);
    root.render(
      <>
        <Suspense fallback="…">
          <Screen params={{}} />
        </Suspense>
        <Meanwhile />
      </>,
    );
    await expect.poll(() => place.textContent).toBe('…, später');
    arrive(Hello);
    await expect.poll(() => place.textContent).toBe('Hallo, später');
    expect(console.error).not.toHaveBeenCalled();
    root.unmount();
  });

  it('appears at once if its code is loaded', async () => {
    const screen = lazyScreen({ path: '/x' }, async () => Hello);
    await screen.loadCode();
    const end = await show(screen);
    expect(place.textContent).toBe('Hallo');
    await end();
  });

  it('retries a failed chunk once', async () => {
    const load = vi
      .fn<() => Promise<typeof Hello>>()
      .mockRejectedValueOnce(new TypeError('x'))
      .mockResolvedValue(Hello);
    const end = await show(lazyScreen({ path: '/x' }, load));
    await shows('Hallo');
    expect(load).toHaveBeenCalledTimes(2);
    await end();
  });

  it('fails after that, and retries on request of the visitor', async () => {
    let isThere = false;
    const load = vi.fn(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Hello;
    });
    const end = await show(lazyScreen({ path: '/x' }, load));
    await shows('Irgendwas ist schief gegangen');
    expect(load).toHaveBeenCalledTimes(2);
    isThere = true;
    await act(async () => place.querySelector('button')?.click());
    await shows('Hallo');
    await end();
  });
});

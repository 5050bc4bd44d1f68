import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useJsonLd } from '../../../../src/detail-parts/json-ld/use-json-ld';

// The cleaner needs a browser: DOMPurify keeps no script in happy-dom.
vi.mock('../../../../src/lib/clean-html', () => ({
  readyCleaner: () => ({
    addDataScript(head: HTMLElement, json: string) {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.dataset.eventPortal = '';
      script.textContent = json;
      return head.appendChild(script);
    },
  }),
  plainText: String,
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const written = () => document.head.querySelector('script[data-event-portal]')?.textContent;

const describeFirst = (url: string) => ({ name: 'first', url });
const describeSecond = (url: string) => ({ name: 'second', url });

function Screen({ describe }: { describe: (url: string) => object }) {
  useJsonLd(describe);
  return null;
}

it('names the address of the page at the time of writing, and goes with its screen', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <>
        <Screen key="first" describe={describeFirst} />
        <Screen key="second" describe={describeSecond} />
      </>,
    ),
  );
  expect(JSON.parse(written() ?? '')).toEqual({ name: 'first', url: window.location.href });

  window.location.hash = '#/events/e2';
  await act(async () => root.render(<Screen key="second" describe={describeSecond} />));
  expect(JSON.parse(written() ?? '')).toMatchObject({ name: 'second', url: expect.stringMatching(/#\/events\/e2$/) });

  await act(async () => root.unmount());
  expect(written()).toBeUndefined();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startResizeReports } from '../../../src/iframe/resize-reports';

let height = 300;
let grown: () => void = () => undefined;
let frames: (() => void)[] = [];
const sent: unknown[][] = [];
const host = { postMessage: (...given: unknown[]) => void sent.push(given) } as Pick<Window, 'postMessage'>;
const container = { get scrollHeight() { return height; } } as Element; // biome-ignore format: one line.
let end: () => void = () => undefined;

/** Lets the browser paint. */
const paint = () => {
  for (const act of frames.splice(0)) act();
};

beforeEach(() => {
  height = 300;
  frames = [];
  sent.length = 0;
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(act: () => void) {
        grown = act;
      }
      observe() {}
      disconnect() {
        grown = () => undefined;
      }
    },
  );
  end = startResizeReports(container, host);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

it('says the height at the start, in the words of the protocol', () => {
  expect(sent).toEqual([[{ type: 'resize-iframe', height: 300 }, '*']]);
});

it('says it again after every change, smaller ones too, once a frame', () => {
  height = 500;
  grown();
  grown();
  window.dispatchEvent(new Event('resize'));
  expect(sent).toHaveLength(1);
  paint();
  height = 200;
  grown();
  paint();
  expect(sent.map(([message]) => (message as { height: number }).height)).toEqual([300, 500, 200]);
});

it('sees changes of the body', async () => {
  height = 400;
  document.body.append('x');
  await vi.waitUntil(() => frames.length > 0);
  paint();
  expect(sent).toHaveLength(2);
});

it('is silent when nothing has changed, and when it is hidden', () => {
  window.dispatchEvent(new Event('resize'));
  paint();
  height = 0;
  grown();
  paint();
  expect(sent).toHaveLength(1);
  height = 300;
  grown();
  paint();
  expect(sent).toHaveLength(1);
});

it('ends when it is told to', () => {
  height = 500;
  grown();
  end();
  paint();
  window.dispatchEvent(new Event('resize'));
  paint();
  expect(sent).toHaveLength(1);
});

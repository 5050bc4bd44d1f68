// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchChanges } from '../../../src/iframe/watch-changes';

const act = vi.fn();
let drawn: (() => void)[] = [];
let grown: () => void = () => undefined;
let container: HTMLElement;
let end: () => void = () => undefined;

/** Lets the browser draw. */
const draw = () => {
  for (const next of drawn.splice(0)) next();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  act.mockClear();
  drawn = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => drawn.push(next));
  vi.stubGlobal('cancelAnimationFrame', () => {
    drawn = [];
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        grown = hear;
      }
      observe() {}
      disconnect() {
        grown = () => undefined;
      }
    },
  );
  container = document.createElement('div');
  document.body.replaceChildren(container);
  end = watchChanges(container, act);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An element of ours: it is there first, its shadow root later. */
function addElement() {
  const element = document.createElement('event-portal');
  container.append(element);
  return () => element.attachShadow({ mode: 'open' });
}

it('reports many changes once per animation frame', async () => {
  grown();
  grown();
  window.dispatchEvent(new Event('resize'));
  document.body.append('x');
  await Promise.resolve();
  expect(act).not.toHaveBeenCalled();
  draw();
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledOnce();
});

it('reports in a frame that is never painted', () => {
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

it('observes changes and pictures inside a late shadow root', async () => {
  const attach = addElement();
  await Promise.resolve();
  vi.advanceTimersByTime(150);
  act.mockClear();
  const root = attach();
  vi.advanceTimersByTime(200);
  const picture = document.createElement('img');
  root.append(picture);
  await Promise.resolve();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
  picture.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
});

it('reports at once when the element is ready, and stops looking for shadow roots', () => {
  const attach = addElement();
  const root = attach();
  container.dispatchEvent(new Event('portal-ready'));
  expect(act).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  expect(root.childNodes).toHaveLength(0);
});

it('ends on request', async () => {
  grown();
  end();
  draw();
  window.dispatchEvent(new Event('resize'));
  document.body.append('x');
  await Promise.resolve();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

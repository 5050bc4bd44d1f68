// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { watchElements } from '../../../src/loader/watch-elements';

const met: Element[] = [];

beforeAll(() => {
  document.body.innerHTML = '<main><event-list id="first"></event-list></main>';
  watchElements((element) => {
    met.push(element);
    if (element.id === 'broken') throw new Error('broken');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Waits until the observer has heard of all changes so far. */
const heard = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document, { childList: true, subtree: true });
    document.body.append('!');
  });
const ids = () => met.map(({ id }) => id);

describe('our elements', () => {
  it('that are on the page are found at once', () => {
    expect(ids()).toEqual(['first']);
  });

  it('are found when they are added, alone or nested, each once', async () => {
    const box = document.createElement('div');
    box.innerHTML = '<p><event-detail id="deep"></event-detail></p><other-list id="other"></other-list>';
    const list = document.createElement('event-list');
    list.id = 'alone';
    document.body.append(list, box);
    await heard();
    document.body.append(box, list);
    await heard();
    expect(ids()).toEqual(['first', 'alone', 'deep']);
  });

  it('are not found after their removal', async () => {
    const list = document.createElement('event-list');
    list.id = 'gone';
    document.body.append(list);
    list.remove();
    await heard();
    expect(ids()).not.toContain('gone');
  });

  it('are found after one that could not be started', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = '<event-list id="broken"></event-list><event-list id="whole"></event-list>';
    await heard();
    expect(ids().slice(-2)).toEqual(['broken', 'whole']);
    expect(said).toHaveBeenCalledOnce();
  });
});

it('ten thousand changes of a large page cause no search of the whole page', async () => {
  document.body.innerHTML = `<main>${'<p>Text</p>'.repeat(1_000)}</main>`;
  await heard();
  const main = document.body.firstElementChild;
  const looks = [document, document.body, main].map((place) => place && vi.spyOn(place, 'querySelectorAll'));
  for (let round = 0; round < 100; round += 1) {
    for (let index = 0; index < 100; index += 1) main?.append(document.createElement(index % 2 ? 'b' : 'event-row'));
    await heard();
  }
  expect(looks.map((look) => look?.mock.calls.length)).toEqual([0, 0, 0]);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readPaintedInput, restoreInput } from '../../../src/elements/painted-input';
import { replayInput } from '../../../src/elements/replay-input';

let root: ShadowRoot;
beforeEach(() => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = host.attachShadow({ mode: 'open' });
});

const draw = (html: string) => {
  root.innerHTML = html;
};
const field = (name: string) => root.querySelector(`[name="${name}"]`) as HTMLInputElement;

describe('what a visitor typed into the first paint', () => {
  it('is taken over, and what stood there already is not', () => {
    draw('<input name="q" value="alt"><input name="near" value="Ulm">');
    field('q').value = 'neu';
    expect(readPaintedInput(root)?.values).toEqual({ q: 'neu' });
  });

  it('is told apart from what the application has drawn beside it', () => {
    draw('<div><input name="q"></div><div><input name="q"></div>');
    const [painted] = root.children;
    field('q').value = 'Ko';
    const known = readPaintedInput(root, painted && [painted]);
    field('q').value = 'Konz';
    field('q').focus();
    const now = readPaintedInput(root, painted && [painted]);
    expect(now).toEqual({ values: { q: 'Konz' }, focused: 'q' });
    painted?.remove();
    const heard: string[] = [];
    root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
    if (now) replayInput(root, known, now);
    expect(field('q').value).toBe('Konz');
    expect(heard).toEqual(['Konz']);
    if (now) replayInput(root, now, now);
    expect(heard).toHaveLength(1);
  });

  it('is nothing where there are no fields', () => {
    draw('<p>Laden</p>');
    expect(readPaintedInput(root)).toBeUndefined();
  });

  it('comes back into fields that were drawn anew, with the focus', () => {
    draw('<input name="q">');
    field('q').value = 'Konz';
    field('q').focus();
    const before = readPaintedInput(root);
    draw('<input name="q"><input name="near" value="Ulm">');
    if (before) restoreInput(root, before);
    expect(field('q').value).toBe('Konz');
    expect(field('near').value).toBe('Ulm');
    expect(root.activeElement).toBe(field('q'));
  });
});

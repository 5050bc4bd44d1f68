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

describe('input in the painted first screen', () => {
  it('is restored, but not prefilled values', () => {
    draw('<input name="q" value="alt"><input name="near" value="Ulm">');
    field('q').value = 'neu';
    expect(readPaintedInput(root)?.values).toEqual({ q: 'neu' });
  });

  it('is distinguished from fields of the application', () => {
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

  it('is none without fields', () => {
    draw('<p>Laden</p>');
    expect(readPaintedInput(root)).toBeUndefined();
  });

  it('is restored in rendered fields, with the focus', () => {
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

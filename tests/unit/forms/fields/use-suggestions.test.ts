import { expect, it } from 'vitest';
import { optionNamed } from '../../../../src/forms/fields/use-suggestions';
import { itForAll } from '../../../support/it-for-all';

const place = (key: string, path: string, name: string) => ({
  icon: 'place' as const,
  name,
  value: { key, label: path },
});
const PFULLINGEN = place('1', 'Baden-Württemberg - Reutlingen - Pfullingen', 'Pfullingen');
const NEUHAUSEN = place('2', 'Baden-Württemberg - Reutlingen - Metzingen - Neuhausen', 'Neuhausen');
const OTHER_NEUHAUSEN = place('3', 'Baden-Württemberg - Tuttlingen - Neuhausen', 'Neuhausen');
const found = (text: string) => ({ step: 'ready' as const, text, options: [PFULLINGEN, NEUHAUSEN, OTHER_NEUHAUSEN] });

itForAll([
  ['Pfullingen', '1'],
  ['pfullingen', '1'],
  ['Baden-Württemberg - Tuttlingen - Neuhausen', '3'],
  ['Neuhausen', undefined],
  ['Pfull', undefined],
  ['', undefined],
])('reads "%s" as %s', (typed, key) => {
  expect(optionNamed(found(typed), typed)?.key).toBe(key);
});

it('does not take the answer to another text', () => {
  expect(optionNamed(found('Pfull'), 'Pfullingen')).toBeUndefined();
});

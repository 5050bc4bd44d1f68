import { expect } from 'vitest';
import { nearName, typingErrors } from '../../../src/lib/near-name';
import { itForAll } from '../../support/it-for-all';

itForAll([
  ['', '', 0],
  ['limit', 'limit', 0],
  ['limit', 'limitt', 1],
  ['limit', 'limt', 1],
  ['limit', 'limet', 1],
  ['from', 'form', 1],
  ['limit', '', 5],
  ['abcd', 'badc', 2],
  ['rubric', 'category', 8],
] as const)('%s and %s differ by %i typing errors', (one, other, errors) => {
  expect(typingErrors(one, other)).toBe(errors);
  expect(typingErrors(other, one)).toBe(errors);
});

const NAMES = ['q', 'to', 'from', 'near', 'limit', 'rubric', 'detail-url', 'heading-level', 'settings'];

itForAll([
  ['limitt', 'limit'],
  ['detailurl', 'detail-url'],
  ['detailUrl', 'detail-url'],
  ['detail_url', 'detail-url'],
  ['detial-url', 'detail-url'],
  ['headinglevel', 'heading-level'],
  ['rubrik', 'rubric'],
  ['setting', 'settings'],
  ['form', 'from'],
  ['tos', undefined],
  ['p', undefined],
  ['name', undefined],
  ['type', undefined],
  ['width', undefined],
  ['foo', undefined],
] as const)('%s means %s', (name, meant) => {
  expect(nearName(name, NAMES)).toBe(meant);
});

import { expect, test } from 'vitest';
import { isBlockedName } from '../../../dist-config/blocked-names';
import { fileNameOf, groups } from '../../../dist-config/outputs/chunk-groups';
import { itForAll } from '../../support/it-for-all';

itForAll([
  'chunks/advert-order-DvfF2MCq.js',
  'chunks/ads.js',
  'ad-parts-Z8fSkiPw.js',
  'top/banner-Z8fSkiPw.js',
  'chunks/promotion-Z8fSkiPw.js',
  'advertisement.css',
])('%s might be blocked', (file) => expect(isBlockedName(file)).toBe(true));

itForAll([
  'chunks/uploads-Bhq30t0a.js',
  'chunks/order-x_ad-_qz.js',
  'chunks/booked-DkX-TJdb.js',
  'loader.js',
  'reads.js',
])('%s is left alone', (file) => expect(isBlockedName(file)).toBe(false));

test('no file of a build has such a name, for any module name', () => {
  expect(groups().filter(({ name }) => isBlockedName(`${name}.js`))).toEqual([]);
  const patternOf = fileNameOf('-[hash].js');
  expect(['advert-slot', 'shown-adverts', 'order-screen'].map((name) => patternOf({ name }))).toEqual([
    'chunks/part-[hash].js',
    'chunks/part-[hash].js',
    'chunks/[name]-[hash].js',
  ]);
});

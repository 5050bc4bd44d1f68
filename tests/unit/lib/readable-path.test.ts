import { expect } from 'vitest';
import { readablePath } from '../../../src/lib/readable-path';
import { itForAll } from '../../support/it-for-all';

itForAll([
  ['/en/nothing', '/en/nothing'],
  ['/%C3%9Cbersicht/f%C3%BCr%20alle', '/Übersicht/für alle'],
  ['/%E6%97%A5%E6%9C%AC', '/日本'],
  // Neither the end of an encoding nor bytes that are no text keep the rest from being read.
  ['/%', '/%'],
  ['/%zz/%C3%BC', '/%zz/ü'],
  ['/%E4/%C3%A4', '/%E4/ä'],
  ['/%25C3%25BC', '/%C3%BC'],
  // Characters with a meaning in an address stay encoded.
  ['/a%2Fb%3Fc%23d', '/a%2Fb%3Fc%23d'],
  // Characters that turn or hide the text beside them stay encoded.
  ['/%E2%80%AEgnp.exe', '/%E2%80%AEgnp.exe'],
  ['/a%00b%0Ac%E2%80%A8d%E2%80%8B', '/a%00b%0Ac%E2%80%A8d%E2%80%8B'],
])('reads %s as %s', (path, words) => {
  expect(readablePath(path)).toBe(words);
});

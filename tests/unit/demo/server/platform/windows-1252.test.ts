import { expect } from 'vitest';
import { toWindows1252 } from '../../../../../demo/server/platform/windows-1252';
import { itForAll } from '../../../../support/it-for-all';

/** Each byte as a sign of its own. */
const bytes = (text: string) => Buffer.from(toWindows1252(text)).toString('latin1');

itForAll([
  ['Müller & Söhne', 'Müller & Söhne'],
  ['– „Größe“ 5 € Žižek', '\x96 \x84Größe\x93 5 \x80 \x8ei\x9eek'],
  ['Cafe\u0301', 'Café'],
  ['Łódź, Győr', '?ódz, Gyor'],
  ['Fest 🎉', 'Fest ?'],
  ['a\u0081b', 'a?b'],
])('%s is %s', (text, expected) => expect(bytes(text)).toBe(expected));

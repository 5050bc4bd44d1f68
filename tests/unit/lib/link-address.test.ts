import { expect, it } from 'vitest';
import { allowedHref, linkAddress } from '../../../src/lib/link-address';
import { itForAll } from '../../support/it-for-all';
import fc from '../../support/same-cases';

itForAll([
  ['www.beispiel.de', 'https://www.beispiel.de/'],
  [' https://beispiel.de/a b?c=ü ', 'https://beispiel.de/a%20b?c=%C3%BC'],
  ['http://beispiel.de:8080/x', 'http://beispiel.de:8080/x'],
  ['info@beispiel.de', 'mailto:info@beispiel.de'],
  ['mailto:info@beispiel.de', 'mailto:info@beispiel.de'],
  ['tel:+49 791 123', 'tel:+49 791 123'],
  ['mailto:a-->b@beispiel.de', 'mailto:a--%3Eb@beispiel.de'],
])('%s leads to %s', (typed, href) => {
  expect(linkAddress(typed)).toBe(href);
});

itForAll([
  ...['', ' ', 'Programm', 'zwei Wörter', '/events', '#oben', 'mailto:', 'tel:'],
  ...['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'blob:https://a.de/x'],
])('%j leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

it('allows addresses without markup characters, and is idempotent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (text) => {
      for (const typed of [text, `mailto:${text}`, `tel:${text}`, `https://a.example/${text}`]) {
        const href = allowedHref(typed);
        if (href === undefined) continue;
        expect(href).toMatch(/^(?:https?|mailto|tel):[^"'<>`]*$/);
        expect(allowedHref(href)).toBe(href);
      }
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { slugOf } from '../../../../demo/docs/.vitepress/slug';
import { markupOf, ofClient, snippetOf } from '../../../../demo/docs/.vitepress/theme/examples/example-code';
import { cssOf, shadesOn } from '../../../../demo/docs/.vitepress/theme/theming/try-colors';

describe('a live example', () => {
  it('writes its attributes as a page would', () => {
    expect(markupOf('event-list', { limit: 3, q: 'a "b" & c', compact: true, filter: false })).toBe(
      '<event-list limit="3" q="a &quot;b&quot; &amp; c" compact></event-list>',
    );
  });

  it('shows code with addresses that work elsewhere', () => {
    const sources = { bundle: '/dist/event-portal.js', host: '/clients/stadt' };
    expect(snippetOf('event-list', { limit: 3 }, ofClient(sources, 'zeitung'), 'https://demo.example')).toBe(
      '<script type="module" src="https://demo.example/dist/event-portal.js"></script>\n' +
        '<event-list host="https://demo.example/clients/zeitung" limit="3"></event-list>',
    );
    expect(ofClient({ bundle: undefined, host: undefined }, 'zeitung').host).toBeUndefined();
  });
});

describe('tried colours', () => {
  it('become CSS unless they are the default', () => {
    expect(cssOf('event-list', { primary: '#0089ce', error: '#c00000', text_on_primary: '#eeeeee' })).toBe(
      'event-list {\n  --portal-color-error: #c00000;\n  --portal-color-text-on-primary: #eeeeee;\n}',
    );
    expect(cssOf('event-list', {})).toBe('event-list {\n}');
  });

  it.each(['#ffffff', '#16202a', '#777777'])('have a readable shade on %s', (ground) => {
    const shades = shadesOn({ primary: '#99ddee', error: '#400000' }, ground);
    expect(shades.map(({ name }) => name)).toEqual(['primary', 'error', 'info', 'success', 'warning']);
    for (const { textRatio } of shades) expect(textRatio).toBeGreaterThanOrEqual(ground === '#777777' ? 3 : 4.5);
  });
});

it('makes anchors as a host of Git repositories does', () => {
  expect(['CSS-Eigenschaften', 'Für `host`: was?', 'GET /api/events/{id}'].map(slugOf)).toEqual([
    'css-eigenschaften',
    'für-host-was',
    'get-apieventsid',
  ]);
});

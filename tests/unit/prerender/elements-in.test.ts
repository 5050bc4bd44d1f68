import { describe, expect, it } from 'vitest';
import { elementsIn } from '../../../src/prerender/elements-in';
import { itForAll } from '../../support/it-for-all';

const TAGS = ['event-list', 'event-teaser'];
const found = (html: string) =>
  elementsIn(html, TAGS).map(({ tag, attributes, contentStart, contentEnd }) => [
    tag,
    Object.fromEntries(attributes),
    html.slice(contentStart, contentEnd),
  ]);

describe('The elements of a page', () => {
  it('are found with their attributes and content', () => {
    expect(
      found(`<p>a < b</p><event-list host="/c?a=1&amp;b=2" filter='off' limit=4 hash-key
        detail-url="/t.html#/{eventId}>"><p>Alt</p></event-list ><EVENT-TEASER Host="x" host="y"></EVENT-TEASER>`),
    ).toEqual([
      [
        'event-list',
        ...[
          { host: '/c?a=1&b=2', filter: 'off', limit: '4', 'hash-key': '', 'detail-url': '/t.html#/{eventId}>' },
          '<p>Alt</p>',
        ],
      ],
      ['event-teaser', { host: 'x' }, ''],
    ]);
  });

  itForAll([
    '<!-- <event-list></event-list> -->',
    '<script>const html = "<event-list></event-list>";</script>',
    '<style>/* <event-list></event-list> */</style>',
    '<textarea><event-list></event-list></textarea>',
    '<template><event-list></event-list></template>',
    '<pre>&lt;event-list&gt;&lt;/event-list&gt;</pre>',
    '<event-lists></event-lists>',
    '<event-list host="/c">',
    '<event-list host="/c',
    '<event-list <b></event-list>',
  ])('exclude false matches: %s', (html) => {
    expect(found(html)).toEqual([]);
  });
});

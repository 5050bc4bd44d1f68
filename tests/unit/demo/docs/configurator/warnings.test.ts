import { describe, expect, it } from 'vitest';
import type { Client, ClientAnswer } from '../../../../../demo/docs/configurator/client';
import { COLORS, type Configuration, PAGES } from '../../../../../demo/docs/configurator/configuration';
import { policyFor, policyText } from '../../../../../demo/docs/configurator/permissions';
import { PRESET_NAMES, withPreset } from '../../../../../demo/docs/configurator/presets';
import { TEXTS, warningText } from '../../../../../demo/docs/configurator/texts';
import { type Warning, warningsOf } from '../../../../../demo/docs/configurator/warnings';
import { hexOf } from '../../../../../src/lib/css-values';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';
import { configured, embedded } from './fixtures';

const CLIENT: Client = {
  kind: 'found',
  name: 'Stadt',
  articles: false,
  adverts: true,
  recording: undefined,
  tiles: 'https://tiles.example',
  light: { primary: '#0b4f7d' },
  rubrics: [],
  tags: [],
};

const warned = (part: Partial<Configuration>, answer: ClientAnswer = CLIENT) =>
  warningsOf(configured(part), embedded(part), answer);

const HOST = 'https://docs.example/clients/stadt';

describe('the warnings', () => {
  itForAll<[Partial<Configuration>, Warning[]]>([
    [{}, []],
    [{ colors: { primary: '#0b4f7d' } }, []],
    [{ attributes: { 'detail-url': '/termin/{eventId}' } }, []],
    [{ element: 'article-list', attributes: { 'detail-url': '/artikel/{articleId}' } }, [off('activateArticles')]],
    [{ element: 'advert-slot', attributes: { 'detail-url': '/termin/' } }, [placeholder('{eventId}')]],
    [
      { element: 'article-list', attributes: { 'detail-url': '/artikel/{eventId}' } },
      [off('activateArticles'), placeholder('{articleId}')],
    ],
    [{ attributes: { limit: '0' } }, [{ kind: 'value', attribute: 'limit', value: '0' }]],
    [{ element: 'event-portal', width: 'sidebar' }, [{ kind: 'narrow', width: 300, needed: 340 }]],
    [{ attributes: { view: 'calendar' }, width: 'sidebar' }, [{ kind: 'narrow', width: 300, needed: 340 }]],
    [{ element: 'event-portal', width: 'phone' }, []],
    [{ host: 'http://events.example/a' }, [{ kind: 'insecure', address: 'http://events.example/a' }]],
    [{ base: 'http://cdn.example/p/' }, [{ kind: 'insecure', address: 'http://cdn.example/p/' }]],
    [{ host: 'http://localhost:4700/a' }, [{ kind: 'loopback', address: 'http://localhost:4700/a' }]],
    [{ host: 'http://[' }, [{ kind: 'address', name: 'host', value: 'http://[' }]],
  ])('of %j are %j', (part, warnings) => expect(warned(part)).toEqual(warnings));

  itForAll(PRESET_NAMES)('are none of the starting point %s', (name) =>
    expect(warned(withPreset(configured({}), name, '7'))).toEqual([]),
  );

  itForAll<[ClientAnswer, Warning]>([
    [{ kind: 'unreachable' }, { kind: 'unreachable', host: HOST }],
    [
      { kind: 'refused', status: 404 },
      { kind: 'refused', host: HOST, status: 404 },
    ],
    [
      { kind: 'foreign', type: 'text/html' },
      { kind: 'foreign', host: HOST, type: 'text/html' },
    ],
  ])('say what came from a host: %j', (answer, warning) => expect(warned({}, answer)).toEqual([warning]));

  it('say which colour the product uses instead, on light and on dark pages', () => {
    expect(warned({ colors: { primary: '#ffcc00' } })).toEqual([
      {
        kind: 'contrast',
        color: 'primary',
        from: '#ffcc00',
        to: '#8a6e00',
        stable: expect.stringMatching(/^#[\da-f]{6}$/),
        ratio: expect.closeTo(1.4, 1),
      },
    ]);
    expect(warned({ colors: { primary: '#0b4f7d' }, page: 'dark' })).toMatchObject([{ color: 'primary' }]);
  });

  it('propose a colour of which they do not warn, for every colour', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.tuple(channel, channel, channel),
        fc.constantFrom(...PAGES),
        fc.constantFrom(...COLORS.filter((name) => name !== 'background')),
        (rgb, page, color) => {
          const contrasts = (colors: Configuration['colors']) =>
            warned({ colors, page }).flatMap((warning) => (warning.kind === 'contrast' ? [warning] : []));
          const [first] = contrasts({ [color]: hexOf(rgb) });
          if (first) expect(contrasts({ [color]: first.stable })).toEqual([]);
        },
      ),
    );
  });

  it('are sentences in both languages', () => {
    const all: Warning[] = [
      { kind: 'contrast', color: 'primary', from: '#ffcc00', to: '#8a6e00', stable: '#866b00', ratio: 1.4 },
      { kind: 'narrow', width: 300, needed: 340 },
      { kind: 'value', attribute: 'limit', value: '0' },
      placeholder('{eventId}'),
      { kind: 'address', name: 'base', value: 'x' },
      { kind: 'insecure', address: 'http://a.example' },
      { kind: 'loopback', address: 'http://localhost' },
      { kind: 'unreachable', host: HOST },
      { kind: 'refused', host: HOST, status: 500 },
      { kind: 'foreign', host: HOST, type: '' },
      off('activateAdverts'),
    ];
    for (const texts of Object.values(TEXTS)) {
      for (const warning of all) expect(warningText(texts, warning)).toMatch(/^.{20,}[.?]$/);
    }
  });
});

describe('the policy', () => {
  const policy = (target: Configuration['target'], part: Partial<Configuration>, client?: Client) =>
    policyText(policyFor(target, embedded(part), client)).split('\n');
  const part = { base: 'https://cdn.example/p/', host: 'https://events.example/clients/stadt' };

  it('names what this very snippet needs', () => {
    expect(policy('html', part, CLIENT)).toEqual([
      'script-src https://cdn.example;',
      'connect-src https://events.example;',
      'img-src https://events.example https://tiles.example;',
      "style-src 'self';",
      'trusted-types dompurify;',
    ]);
    expect(policy('html', { ...part, element: 'event-search' }, CLIENT)).toEqual([
      'script-src https://cdn.example;',
      'connect-src https://events.example;',
      'img-src https://events.example;',
      "style-src 'self';",
    ]);
    expect(policy('react', { ...part, element: 'event-recording' })).toContain(
      'trusted-types dompurify ProseMirrorClipboard;',
    );
    expect(policy('html', { ...part, element: 'advert-order' })).toContain('img-src https://events.example blob:;');
    expect(policy('react', part)).toContain("script-src 'self';");
    expect(policy('frame', part)).toEqual(['frame-src https://cdn.example;', 'script-src https://cdn.example;']);
  });

  it('names no tiles of the client itself', () => {
    const client = { ...CLIENT, tiles: 'https://events.example' };
    expect(policy('html', part, client)).toContain('img-src https://events.example;');
  });
});

function off(setting: string): Warning {
  return { kind: 'switchedOff', setting };
}

function placeholder(text: string): Warning {
  return { kind: 'placeholder', attribute: 'detail-url', placeholder: text };
}

// @vitest-environment happy-dom

import { parseSync, transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileTemplate, parse } from 'vue/compiler-sfc';
import { TARGETS, type Target } from '../../../../../demo/docs/configurator/configuration';
import { allAttributes, type Embed } from '../../../../../demo/docs/configurator/embed';
import { snippetFor, wordpressSnippet } from '../../../../../demo/docs/configurator/snippets';
import { snippet } from '../../../../../dist-config/snippet';
import { TAGS } from '../../../../../src/elements/registry';
import { itForAll } from '../../../../support/it-for-all';
import fc from '../../../../support/same-cases';
import { embedded } from './fixtures';

const codeOf = (target: Target, embed: Embed) => snippetFor(target, embed, 'Veranstaltungen').map(({ code }) => code);
const lastCode = (target: Target, embed: Embed) => codeOf(target, embed).at(-1) ?? '';

/** The attributes of an element in a piece of HTML, as a browser reads them. */
function attributesIn(html: string, tag: string): Record<string, string> {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [element, ...others] = template.content.querySelectorAll(tag);
  expect(others).toEqual([]);
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));
}

/** The values between `(` and `)` of TypoScript, as TYPO3 reads them. */
const typoScriptValues = (code: string) =>
  [...code.matchAll(/^[\w.]+ \(\n([\s\S]*?)\n\s*\)$/gm)].map(([, value = '']) => value);

/** The attributes of a shortcode by the expression of WordPress, with entities read as the plugin does. */
function shortcodeAttributes(code: string): Record<string, string> {
  // The name, then everything up to the first closing bracket: none may stand in a value.
  const inner = /^\[event-portal ([^\]]*)\]$/.exec(code)?.[1];
  expect(inner, code).toBeDefined();
  const pairs = [...(inner ?? '').matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')(?:\s|$)/g)];
  const area = document.createElement('textarea');
  return Object.fromEntries(
    pairs.map(([, name, double, single]) => {
      area.innerHTML = double ?? single ?? '';
      return [name, area.value];
    }),
  );
}

/** The attributes that React gets from a component. */
async function jsxAttributes(code: string, tag: string): Promise<Record<string, string>> {
  const { code: script } = await transformWithOxc(code, 'component.tsx', { jsx: { runtime: 'classic' } });
  const body = script.replace(/^import .*$/gm, '').replace('export function', 'return function');
  const createElement = (name: string, attributes: Record<string, string>) => ({ name, attributes });
  const component = new Function('React', body)({ createElement });
  const { name, attributes } = component();
  expect(name).toBe(tag);
  return attributes;
}

/** The attributes that Vue gets from a component; settings as the object that they are. */
function vueAttributes(code: string, tag: string): Record<string, unknown> {
  const { descriptor, errors } = parse(code);
  expect(errors).toEqual([]);
  const { ast, errors: faults } = compileTemplate({
    source: descriptor.template?.content ?? '',
    filename: 'component.vue',
    id: 'a',
    compilerOptions: { isCustomElement: () => true },
  });
  expect(faults).toEqual([]);
  const element = ast?.children[0];
  if (element?.type !== 1) throw new Error('no element');
  expect(element.tag).toBe(tag);
  return Object.fromEntries(
    element.props.map((prop) => (prop.type === 6 ? [prop.name, prop.value?.content ?? ''] : [prop.rawName, ''])),
  );
}

const NASTY = [
  'Käse & "Wein"',
  "Rock 'n' Roll",
  `"it's" & <b>`,
  '</script><script>alert(1)</script>',
  '[gallery] ]]',
  '{{ 1 + 1 }} {{date::Y}}',
  '{$constant} {eventId}',
  'a@b.example',
  '&amp; &quot; &#93;',
  'back\\slash \\u0041',
  '--> -- /-->',
  'line\nbreak\ttab',
  '`x` $1',
  '日本 😀',
];

/** Reads the search text back from the code of every kind of page. */
async function readBack(value: string): Promise<Partial<Record<Target, unknown>>> {
  const tag = 'event-list';
  const embed = embedded({
    element: tag,
    attributes: { q: value },
    colors: { primary: '#8a1c1c' },
    font: '"A B", serif',
  });
  const { block } = wordpressSnippet(embed);
  const json = /^<!-- wp:event-portal\/element (\{.*\}) \/-->$/.exec(block)?.[1] ?? '';
  // A comment ends at the first of these.
  expect(json).not.toMatch(/--|[<>]/);
  const frame = attributesIn(lastCode('frame', embed), 'iframe').src ?? '';
  return {
    html: attributesIn(lastCode('html', embed), tag).q,
    wordpress: [JSON.parse(json).attributes.q, shortcodeAttributes(lastCode('wordpress', embed)).q].join('|'),
    typo3: attributesIn(typoScriptValues(codeOf('typo3', embed)[0] ?? '')[1] ?? '', tag).q,
    joomla: attributesIn(lastCode('joomla', embed), tag).q,
    contao: attributesIn(lastCode('contao', embed), tag).q,
    react: (await jsxAttributes(lastCode('react', embed), tag)).q,
    vue: vueAttributes(codeOf('vue', embed)[0] ?? '', tag).q,
    frame: new URL(frame).searchParams.get('q'),
  };
}

describe('the code', () => {
  it('gives an element the value as it was typed, whatever stands in it', async () => {
    for (const value of NASTY) {
      expect(await readBack(value)).toEqual({
        ...Object.fromEntries(TARGETS.map((target) => [target, value])),
        wordpress: `${value}|${value}`,
      });
    }
  });

  it('gives an element any value', async () => {
    const characters = fc.constantFrom(...'&"\'<>[]{}$@\\-/()=;% \nüA1`', '{{', '}}', '-->', '&amp;');
    await fc.assert(
      fc.asyncProperty(fc.array(characters, { minLength: 1 }), async (parts) => {
        const value = parts.join('');
        const found = await readBack(value);
        expect(found).toEqual({
          ...Object.fromEntries(TARGETS.map((target) => [target, value])),
          wordpress: `${value}|${value}`,
        });
      }),
      { numRuns: 60 },
    );
  });

  it('contains nothing that a system of the page would read', () => {
    const embed = embedded({ attributes: { q: '{{date}} {$a} a@b.example [x]' } });
    expect(lastCode('contao', embed)).not.toContain('{{');
    expect(codeOf('typo3', embed)[0]).not.toContain('{$');
    expect(lastCode('joomla', embed)).not.toContain('a@b');
  });

  it('for HTML is that of the documents', () => {
    const embed = embedded({ element: 'event-portal', host: 'https://events.example/clients/stadt' });
    expect(`${lastCode('html', embed)}\n`).toBe(snippet({ base: 'https://docs.example/dist/' }));
  });

  it('has the settings in every kind of page', async () => {
    const embed = embedded({ colors: { primary: '#8a1c1c', text_on_primary: '#fff' }, font: '"A B", serif' });
    const settings = { theme: { fontFamily: '"A B", serif', light: { primary: '#8a1c1c', text_on_primary: '#fff' } } };
    for (const target of ['html', 'joomla', 'contao'] as const) {
      expect(JSON.parse(attributesIn(lastCode(target, embed), 'event-list').settings ?? '')).toEqual(settings);
    }
    expect(JSON.parse(wordpressSnippet(embed).settings ?? '')).toEqual(settings);
    expect(JSON.parse((await jsxAttributes(lastCode('react', embed), 'event-list')).settings ?? '')).toEqual(settings);
    const vue = codeOf('vue', embed)[0] ?? '';
    const literal = /const settings = (\{[\s\S]*?\n\});/.exec(vue)?.[1];
    expect(new Function(`return ${literal}`)()).toEqual(settings);
    expect(Object.keys(vueAttributes(vue, 'event-list'))).toContain(':settings.prop');
  });

  it('names the folder where a system may merge scripts, and only there', () => {
    const withBase = TARGETS.filter((target) => lastCode(target, embedded({})).includes('data-base="'));
    expect(withBase).toEqual(['typo3', 'joomla', 'contao']);
  });

  it('reserves the height', () => {
    const embed = embedded({ element: 'event-teaser', reserve: '420' });
    const rule = 'event-teaser:not(:defined) { display: block; min-height: 420px; }';
    for (const target of ['html', 'typo3', 'joomla', 'contao'] as const) {
      expect(codeOf(target, embed).join('\n')).toContain(rule);
    }
    expect(lastCode('frame', embed)).toContain('height="420"');
  });

  itForAll(TAGS.map((tag) => [tag] as const))('of %s exists for every kind of page and can be read', async (tag) => {
    const attributes = tag === 'portal-account' ? { compact: 'true' } : {};
    const embed = embedded({ element: tag, attributes });
    for (const target of TARGETS) expect(codeOf(target, embed).every(Boolean)).toBe(true);
    expect(attributesIn(lastCode('html', embed), tag)).toEqual({
      ...Object.fromEntries(allAttributes(embed)),
      ...(tag === 'portal-account' ? { compact: '' } : {}),
    });
    expect(parseSync('component.tsx', lastCode('react', embed)).errors).toEqual([]);
    expect(Object.keys(vueAttributes(codeOf('vue', embed)[0] ?? '', tag))).toEqual([
      'host',
      ...Object.keys(attributes),
    ]);
  });

  it('leaves out what the element does not accept', () => {
    expect(embedded({ attributes: { limit: '0', q: 'jazz' } }).attributes).toEqual([['q', 'jazz']]);
    expect(embedded({ colors: { primary: 'url(x)' } }).settings).toBeUndefined();
    expect(embedded({ host: 'javascript:alert(1)' }).host).toBe('https://docs.example/clients/stadt');
  });
});

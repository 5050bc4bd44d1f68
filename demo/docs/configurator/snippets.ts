import { preconnectTag, scriptTags } from '../../../dist-config/snippet';
import { propertyOf } from '../../../src/elements/read-attributes';
import { attributesOf, type ElementTag } from '../../../src/elements/registry';
import type { Target } from './configuration';
import { allAttributes, type Embed } from './embed';
import { blockJson, jsxValue, objectLiteral, quoted } from './escape';

/** One piece of code, and where it goes: a key of the texts. */
export type SnippetPart = {
  readonly place: SnippetPlace;
  readonly language: 'html' | 'text' | 'typoscript' | 'tsx' | 'vue' | 'js';
  readonly code: string;
};

export type SnippetPlace =
  | 'html'
  | 'wordpressHost'
  | 'wordpressSettings'
  | 'wordpressBlock'
  | 'wordpressShortcode'
  | 'typo3Setup'
  | 'typo3Html'
  | 'joomla'
  | 'contao'
  | 'react'
  | 'vue'
  | 'vueConfig'
  | 'frame';

const WIDTH = 100;

/** Writes a start tag, its attributes below one another if it is long. */
function startTag(name: string, attributes: readonly string[], end = '>'): string {
  const line = `<${[name, ...attributes].join(' ')}${end}`;
  return line.length <= WIDTH ? line : `<${name}${attributes.map((attribute) => `\n  ${attribute}`).join('')}${end}`;
}

const isSwitchedOn = (tag: ElementTag, name: string, value: string) =>
  value === 'true' && attributesOf(tag)[name]?.type === 'boolean';

const htmlAttributes = (embed: Embed, more?: RegExp) =>
  allAttributes(embed).map(([name, value]) =>
    isSwitchedOn(embed.tag, name, value) ? name : `${name}=${quoted(value, more)}`,
  );

const elementHtml = (embed: Embed, more?: RegExp) =>
  `${startTag(embed.tag, htmlAttributes(embed, more))}</${embed.tag}>`;

/** The rule that reserves the height, so that nothing moves when the element appears. */
const styleLines = ({ tag, reserve }: Embed): string[] =>
  reserve ? [`<style>${tag}:not(:defined) { display: block; min-height: ${reserve}px; }</style>`] : [];

/** The lines before the element. @param namesBase for systems that merge scripts */
const headLines = (embed: Embed, namesBase: boolean): string[] => [
  preconnectTag(embed.host),
  ...scriptTags({ base: embed.base, namesBase }),
  ...styleLines(embed),
];

const htmlLines = (embed: Embed, namesBase: boolean, more?: RegExp) =>
  [...headLines(embed, namesBase), elementHtml(embed, more)].join('\n');

/**
 * Returns the block and the shortcode of the WordPress plugin, which brings the script itself. Settings are those of the
 * whole website there: an administrator enters them, as the host.
 */
export function wordpressSnippet(embed: Embed): { block: string; shortcode: string; settings: string | undefined } {
  const { tag, settings } = embed;
  const attributes = allAttributes({ ...embed, settings: undefined });
  // The plugin turns the entities into characters again.
  const pairs = attributes.map(([name, value]) => `${name}=${quoted(value, /[[\]]/g)}`);
  return {
    block: `<!-- wp:event-portal/element ${blockJson({ element: tag, attributes: Object.fromEntries(attributes) })} /-->`,
    shortcode: `[event-portal element="${tag}" ${pairs.join(' ')}]`,
    settings: settings && JSON.stringify(settings, null, 2),
  };
}

/** Returns TypoScript that loads the script in the head, and an object with the element. */
function typoScript(embed: Embed): string {
  return [
    'page.headerData.4710 = TEXT',
    'page.headerData.4710.value (',
    ...headLines(embed, true).map((line) => `  ${line}`),
    ')',
    '',
    'lib.eventPortal = TEXT',
    'lib.eventPortal.value (',
    // {$…} would be a constant.
    ...elementHtml(embed, /\$(?=\S)/g)
      .split('\n')
      .map((line) => `  ${line}`),
    ')',
  ].join('\n');
}

const className = (tag: string) => propertyOf(`-${tag}`);

function reactComponent(embed: Embed): string {
  const { tag, host, attributes, settings } = embed;
  const pairs = [['host', host] as const, ...attributes].map(([name, value]) =>
    isSwitchedOn(tag, name, value) ? name : `${name}=${jsxValue(value)}`,
  );
  const all = [...pairs, ...(settings ? ['settings={JSON.stringify(settings)}'] : [])];
  return [
    "import 'event-portal';",
    '',
    ...(settings ? [`const settings = ${objectLiteral(settings)};`, ''] : []),
    `export function ${className(tag)}() {`,
    `  return <${tag}${all.map((pair) => `\n    ${pair}`).join('')}\n  />;`,
    '}',
  ].join('\n');
}

function vueComponent(embed: Embed): string {
  const { tag, host, attributes, settings } = embed;
  const pairs = [['host', host] as const, ...attributes].map(([name, value]) =>
    isSwitchedOn(tag, name, value) ? name : `${name}=${quoted(value)}`,
  );
  const all = [...pairs, ...(settings ? [':settings.prop="settings"'] : [])];
  return [
    '<script setup>',
    "import 'event-portal';",
    ...(settings ? ['', `const settings = ${objectLiteral(settings)};`] : []),
    '</script>',
    '',
    '<template>',
    `  <${tag}${all.map((pair) => `\n    ${pair}`).join('')}\n  />`,
    '</template>',
  ].join('\n');
}

const VUE_CONFIG = [
  "import vue from '@vitejs/plugin-vue';",
  "import { defineConfig } from 'vite';",
  '',
  'const isCustomElement = (tag) => /^(event|article|advert|portal)-/.test(tag);',
  '',
  'export default defineConfig({',
  '  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],',
  '});',
].join('\n');

/** Returns the frame and its helper script. @param title name of the frame for screen readers */
function frameLines(embed: Embed, title: string): string {
  const address = new URL('iframe/index.html', embed.base);
  if (embed.tag !== 'event-portal') address.searchParams.set('element', embed.tag);
  for (const [name, value] of allAttributes(embed)) address.searchParams.set(name, value);
  const { base, reserve } = embed;
  const attributes = [
    'data-event-portal',
    `src=${quoted(address.href)}`,
    `title=${quoted(title)}`,
    // Attributes in place of a style, which the policy of the page might refuse.
    `width="100%" height="${reserve ?? 400}" frameborder="0"`,
  ];
  return `${startTag('iframe', attributes)}</iframe>\n<script src="${base}event-portal-frame.js"></script>`;
}

/** Returns the code for a kind of page. @param title what the element shows, in the reader's words */
export function snippetFor(target: Target, embed: Embed, title: string): SnippetPart[] {
  switch (target) {
    case 'html':
      return [{ place: 'html', language: 'html', code: htmlLines(embed, false) }];
    case 'wordpress': {
      const { block, shortcode, settings } = wordpressSnippet(embed);
      return [
        { place: 'wordpressHost', language: 'text', code: embed.host },
        ...(settings ? [{ place: 'wordpressSettings', language: 'text', code: settings } as const] : []),
        { place: 'wordpressBlock', language: 'html', code: block },
        { place: 'wordpressShortcode', language: 'text', code: shortcode },
      ];
    }
    case 'typo3':
      return [
        { place: 'typo3Setup', language: 'typoscript', code: typoScript(embed) },
        { place: 'typo3Html', language: 'html', code: htmlLines(embed, true) },
      ];
    case 'joomla':
      // Its plugins turn @ into a hidden address of e-mail.
      return [{ place: 'joomla', language: 'html', code: htmlLines(embed, true, /@/g) }];
    case 'contao':
      // Two braces begin an insert tag.
      return [{ place: 'contao', language: 'html', code: htmlLines(embed, true, /\{(?=\{)|(?<=\{)\{/g) }];
    case 'react':
      return [{ place: 'react', language: 'tsx', code: reactComponent(embed) }];
    case 'vue':
      return [
        { place: 'vue', language: 'vue', code: vueComponent(embed) },
        { place: 'vueConfig', language: 'js', code: VUE_CONFIG },
      ];
    case 'frame':
      return [{ place: 'frame', language: 'html', code: frameLines(embed, title) }];
  }
}

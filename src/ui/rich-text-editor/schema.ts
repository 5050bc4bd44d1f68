import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { keptHref } from '../../lib/link-address';
import type { RichTextFormat } from '../../lib/rich-text-formats';

/*
 * The list of what a text may hold. What is not on it loses its form and keeps its words, wherever it comes from: the
 * stored text, the clipboard, the fingers. In HTML it is what lib/html-cleaner lets through as content.
 */

const LISTS: readonly RichTextFormat[] = ['bulletList', 'orderedList'];

/** Smaller headings than the page's own; the text stands below those. */
const HEADINGS = [
  { level: 3, tags: ['h1', 'h2', 'h3'] },
  { level: 4, tags: ['h4', 'h5', 'h6'] },
] as const;

/** By their formats; the first block is what an empty text begins with. */
const BLOCKS: Partial<Record<RichTextFormat, NodeSpec>> = {
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 } },
    parseDOM: HEADINGS.flatMap(({ level, tags }) => tags.map((tag) => ({ tag, attrs: { level } }))),
    // Other programs may write any level into the clipboard.
    toDOM: ({ attrs }: Node) => [attrs.level === 4 ? 'h4' : 'h3', 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: {
    group: 'block list',
    content: 'listItem+',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    group: 'block list',
    content: 'listItem+',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
};

/** From the outside in, as they stand around a text. */
const MARKS: Partial<Record<RichTextFormat, MarkSpec>> = {
  link: {
    attrs: { href: {} },
    // What is typed behind a link is none of it.
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(link) {
          const href = keptHref(link.getAttribute('href') ?? '');
          return href ? { href } : false;
        },
      },
    ],
    toDOM({ attrs }) {
      const href = keptHref(String(attrs.href));
      const isExternal = href?.startsWith('http');
      return ['a', { ...(href && { href }), ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }) }, 0];
    },
  },
  bold: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
};

const chosen = <Spec>(specs: Partial<Record<RichTextFormat, Spec>>, formats: readonly RichTextFormat[]) =>
  Object.fromEntries(Object.entries(specs).filter(([format]) => formats.some((offered) => offered === format)));

/** What a text may hold when these formats are offered. Nodes and marks are named as the formats. */
export function schemaOf(formats: readonly RichTextFormat[]): Schema {
  const hasLists = LISTS.some((list) => formats.includes(list));
  const nodes: Record<string, NodeSpec> = {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    ...chosen(BLOCKS, formats),
    ...(hasLists && {
      listItem: {
        content: 'paragraph (paragraph | list)*',
        defining: true,
        parseDOM: [{ tag: 'li' }],
        toDOM: () => ['li', 0] as const,
      },
    }),
    text: { group: 'inline' },
    lineBreak: { group: 'inline', inline: true, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  };
  // Nothing is selected as a whole: one writes between.
  for (const spec of Object.values(nodes)) spec.selectable = false;
  return new Schema({ nodes, marks: chosen(MARKS, formats) });
}

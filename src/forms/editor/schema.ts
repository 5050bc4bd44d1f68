import { type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { allowedHref } from '../../lib/link-address';
import type { RichTextFormat } from '../../lib/rich-text-formats';

/*
 * The content that a text may have. Other formats are removed and their text stays, whether stored, pasted or typed.
 * The HTML is what lib/html-cleaner accepts as content.
 */

const LISTS: readonly RichTextFormat[] = ['bulletList', 'orderedList'];

/** The heading levels, below those of the page around the text. */
const HEADINGS = [
  { level: 3, tags: ['h1', 'h2', 'h3'] },
  { level: 4, tags: ['h4', 'h5', 'h6'] },
] as const;

/** The block nodes by format; an empty text begins with the first one. */
const BLOCKS: Partial<Record<RichTextFormat, NodeSpec>> = {
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { level: { default: 3 } },
    parseDOM: HEADINGS.flatMap(({ level, tags }) => tags.map((tag) => ({ tag, attrs: { level } }))),
    // Pasted text may hold headings of any level.
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

/** The marks by format, from the outermost to the innermost. */
const MARKS: Partial<Record<RichTextFormat, MarkSpec>> = {
  link: {
    attrs: { href: {} },
    // Text typed behind a link does not belong to it.
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(link) {
          const href = allowedHref(link.getAttribute('href') ?? '');
          return href ? { href } : false;
        },
      },
    ],
    toDOM({ attrs }) {
      const href = allowedHref(String(attrs.href));
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

/** Creates the schema for the offered formats, whose names are those of its nodes and marks. */
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
  // Nodes cannot be selected as a whole, so that the cursor is always in the text.
  for (const spec of Object.values(nodes)) spec.selectable = false;
  return new Schema({ nodes, marks: chosen(MARKS, formats) });
}

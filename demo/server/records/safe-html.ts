import { allowedHref } from '../../../src/lib/link-address';
import { decodeEntities, endOfMarkup } from '../../../src/lib/plain-text';
import type { RichTextFormat } from '../../../src/lib/rich-text-formats';

/** The maximum depth of nested elements; deeper ones lose their tags. */
const MAX_DEPTH = 20;

type Kind = 'inline' | 'block' | 'list' | 'item' | 'quote';
type Tag = { name: string; kind: Kind; format?: RichTextFormat };

const BOLD: Tag = { name: 'strong', kind: 'inline', format: 'bold' };
const ITALIC: Tag = { name: 'em', kind: 'inline', format: 'italic' };
const HEADING: Tag = { name: 'h3', kind: 'block', format: 'heading' };
const SUBHEADING: Tag = { name: 'h4', kind: 'block', format: 'heading' };
const PARAGRAPH: Tag = { name: 'p', kind: 'block' };
const ITEM: Tag = { name: 'li', kind: 'item' };

/** The allowed elements, by their names. */
const TAGS = new Map<string, Tag>(
  Object.entries({
    ...{ p: PARAGRAPH, b: BOLD, strong: BOLD, i: ITALIC, em: ITALIC },
    u: { name: 'u', kind: 'inline', format: 'underline' },
    a: { name: 'a', kind: 'inline', format: 'link' },
    ul: { name: 'ul', kind: 'list', format: 'bulletList' },
    ol: { name: 'ol', kind: 'list', format: 'orderedList' },
    li: ITEM,
    blockquote: { name: 'blockquote', kind: 'quote', format: 'blockquote' },
    ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: SUBHEADING, h5: SUBHEADING, h6: SUBHEADING },
  } satisfies Record<string, Tag>),
);

/** Elements that do not separate words. */
const WITHIN_WORDS = /^(?:span|small|sub|sup|font|mark|abbr|wbr|s|del|ins)$/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

const escaped = (text: string) => text.replace(/[&<>\u00a0]/g, (character) => ESCAPES[character] ?? '');

/** A writer of HTML that closes all elements in order, and contains only those that a client allows. */
class Writer {
  private readonly parts: string[] = [];
  private readonly open: Tag[] = [];
  private isDivided = false;

  get html(): string {
    this.closeTo(0);
    return this.parts.join('');
  }

  text(text: string): void {
    if (text === '' || (text.trim() === '' && !this.isInText())) return;
    if (this.isDivided && this.isInText()) this.parts.push(' ');
    this.isDivided = false;
    this.beginText();
    this.parts.push(escaped(text));
  }

  /** Separates the words before and after an omitted element. */
  divideWords(): void {
    this.isDivided = this.isInText();
  }

  lineBreak(): void {
    this.beginText();
    this.parts.push('<br>');
  }

  begin(tag: Tag, attributes = ''): void {
    if (this.open.length >= MAX_DEPTH) return;
    if (tag.kind === 'inline') {
      if (this.open.includes(tag)) return;
      this.beginText();
    } else if (tag.kind === 'item') this.beginItem();
    else this.beginBlock();
    this.push(tag.kind === 'item' && !this.isInList() ? PARAGRAPH : tag, attributes);
  }

  end(tag: Tag): void {
    const index = this.open.lastIndexOf(tag);
    const isAcrossBlocks = tag.kind === 'inline' && this.open.slice(index).some(({ kind }) => kind !== 'inline');
    if (index >= 0 && !isAcrossBlocks) this.closeTo(index);
  }

  private push(tag: Tag, attributes = ''): void {
    if (tag.kind !== 'inline') this.isDivided = false;
    this.open.push(tag);
    this.parts.push(`<${tag.name}${attributes}>`);
  }

  private closeTo(depth: number): void {
    while (this.open.length > depth) this.parts.push(`</${this.open.pop()?.name}>`);
  }

  private isInText(): boolean {
    const kind = this.open.at(-1)?.kind;
    return kind === 'inline' || kind === 'block' || kind === 'item';
  }

  private isInList(): boolean {
    return this.open.at(-1)?.kind === 'list';
  }

  private beginText(): void {
    if (this.isInList()) this.push(ITEM);
    if (!this.isInText()) this.push(PARAGRAPH);
  }

  /** Closes the paragraph or heading before a new block; a block in a list is within an item. */
  private beginBlock(): void {
    const block = this.open.findLastIndex(({ kind }) => kind !== 'inline');
    this.closeTo(this.open[block]?.kind === 'block' ? block : block + 1);
    if (this.isInList()) this.push(ITEM);
  }

  private beginItem(): void {
    const list = this.open.findLastIndex(({ kind }) => kind === 'list');
    if (list < 0) this.beginBlock();
    else this.closeTo(list + 1);
  }
}

/**
 * Returns an author's HTML with only the client's formats, paragraphs and line breaks; other tags are removed, their
 * text stays. It is generated from text and known tags, so that no sent markup remains. Output of the form's editor
 * stays unchanged.
 */
export function safeHtml(html: string, formats: readonly RichTextFormat[]): string {
  const writer = new Writer();
  const lowerCase = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let position = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', position)) {
    const end = endOfMarkup(html, lowerCase, start);
    // A '<' that begins no tag is a character.
    const next = end === start ? start + 1 : end;
    writer.text(decodeEntities(html.slice(position, end === start ? next : start)));
    if (end > start) writeTag(writer, html.slice(start, end), formats);
    position = next;
  }
  writer.text(decodeEntities(html.slice(position)));
  return writer.html;
}

const TAG = /^<(\/?)([a-z][a-z\d-]*)/i;

function writeTag(writer: Writer, markup: string, formats: readonly RichTextFormat[]): void {
  const [, slash, name = ''] = TAG.exec(markup) ?? [];
  const lowerName = name.toLowerCase();
  if (lowerName === 'br') {
    if (!slash) writer.lineBreak();
    return;
  }
  const tag = allowedTag(TAGS.get(lowerName), formats);
  if (!tag) {
    if (!TAGS.has(lowerName) && name && !WITHIN_WORDS.test(lowerName)) writer.divideWords();
  } else if (slash) writer.end(tag);
  else if (tag.name !== 'a') writer.begin(tag);
  else {
    const attributes = linkAttributes(markup);
    if (attributes) writer.begin(tag, attributes);
  }
}

/** Returns the tag by the client's formats: a forbidden heading becomes a paragraph, and so do the items of a list. */
function allowedTag(tag: Tag | undefined, formats: readonly RichTextFormat[]): Tag | undefined {
  if (tag?.format && !formats.includes(tag.format)) return tag.kind === 'block' ? PARAGRAPH : undefined;
  return tag;
}

const HREF = /[\s"'/]href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Returns the attributes of a link as the editor writes them; undefined for a forbidden address. */
function linkAttributes(markup: string): string | undefined {
  const [, double, single, bare] = HREF.exec(markup) ?? [];
  const href = allowedHref(decodeEntities(double ?? single ?? bare ?? ''));
  if (!href) return undefined;
  const target = href.startsWith('http') ? ' target="_blank" rel="noopener noreferrer"' : '';
  return ` href="${escaped(href).replaceAll('"', '&quot;')}"${target}`;
}

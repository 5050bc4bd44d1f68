/** The formats of a text besides paragraphs and line breaks, as the settings name them. */
export const RICH_TEXT_FORMATS = [
  'bold',
  'italic',
  'underline',
  'bulletList',
  'orderedList',
  'link',
  'heading',
  'blockquote',
] as const;

export type RichTextFormat = (typeof RICH_TEXT_FORMATS)[number];

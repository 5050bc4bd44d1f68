/** What a formatted text may hold beside paragraphs and line breaks, by the words of the settings. */
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

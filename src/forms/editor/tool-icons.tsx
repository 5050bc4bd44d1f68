import type { RichTextFormat } from '../../lib/rich-text-formats';
import { Outline } from '../../ui/painter-icon';

/** The name of a tool: a format, or a step of the history. */
export type ToolName = RichTextFormat | 'undo' | 'redo';

/** The outlines of the icons on a 24 by 24 grid, drawn for this product. */
const OUTLINES: Record<ToolName, string> = {
  bold: 'M7 4h6a4 4 0 0 1 0 8H7Zm0 8h7a4 4 0 0 1 0 8H7Z',
  italic: 'M10 4h8M6 20h8M14.5 4l-5 16',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  orderedList: 'M11 6h9M11 12h9M11 18h9M4 5l2-1.5V9M4 15.5c0-2 3-2 3 0 0 1.2-1 2-3 4h3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
  heading: 'M6 4v16M18 4v16M6 12h12',
  blockquote: 'M10 6c-4 1-6 4-6 8v4h6v-6H5M20 6c-4 1-6 4-6 8v4h6v-6h-5',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
};

/** Renders the icon of a tool; the button has the accessible name. */
export const ToolIcon = ({ name }: { name: ToolName }) => <Outline path={OUTLINES[name]} />;

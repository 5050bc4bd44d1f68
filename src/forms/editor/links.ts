import type { Mark, MarkType } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** The text of a link: the selection, or the link around the cursor. */
export type LinkRange = {
  from: number;
  to: number;
  /** The text; undefined if it spans several paragraphs, whose text cannot be changed here. */
  text: string | undefined;
  /** The address of the existing link. */
  href: string | undefined;
};

const linkType = (state: EditorState): MarkType | undefined => state.schema.marks.link;

/** Returns the link around a position with its bounds. A link with several text formats consists of several nodes. */
function linkAround(state: EditorState, position: number): { from: number; to: number; mark: Mark } | undefined {
  const type = linkType(state);
  const $at = state.doc.resolve(position);
  const mark = type && ($at.nodeAfter?.marks.find((one) => one.type === type) ?? type.isInSet($at.marks()));
  if (!mark) return undefined;
  let link: { from: number; to: number } | undefined;
  $at.parent.forEach((node, offset) => {
    const start = $at.start() + offset;
    if (!mark.isInSet(node.marks)) return;
    if (link?.to === start) link.to += node.nodeSize;
    else if (!link || link.to < position) link = { from: start, to: start + node.nodeSize };
  });
  return link && { ...link, mark };
}

/** Returns the range of the link around the cursor, or of a new one. */
export function linkRange(state: EditorState): LinkRange {
  const { from, to, empty, $from, $to } = state.selection;
  const link = linkAround(state, from);
  const range = empty && link ? link : { from, to };
  return {
    from: range.from,
    to: range.to,
    text: $from.sameParent($to) ? state.doc.textBetween(range.from, range.to, ' ') : undefined,
    href: link?.mark.attrs.href,
  };
}

/** Sets a link, and inserts its text if that is new or has changed. */
export function setLink(state: EditorState, href: string, text: string): Transaction {
  const range = linkRange(state);
  const { tr, schema, storedMarks } = state;
  const link = schema.mark('link', { href });
  if (range.text !== undefined && range.text !== text) {
    const marks = storedMarks ?? state.doc.resolve(range.from).marksAcross(state.doc.resolve(range.to)) ?? [];
    tr.replaceWith(range.from, range.to, schema.text(text, link.addToSet(marks)));
    return tr.removeStoredMark(link.type).scrollIntoView();
  }
  return tr.addMark(range.from, range.to, link).scrollIntoView();
}

/** Removes a link and keeps its text. */
export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkRange(state);
  return state.tr.removeMark(from, to, linkType(state));
}

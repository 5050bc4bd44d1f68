import type { Mark, MarkType } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

/** What a link would be put on: the selection, or the link that the cursor stands in. */
export type LinkPlace = {
  from: number;
  to: number;
  /** Its words; undefined where it spans several paragraphs, whose words stay as they are. */
  text: string | undefined;
  /** Where the link leads that is there. */
  href: string | undefined;
};

export const linkType = (state: EditorState): MarkType | undefined => state.schema.marks.link;

/** The link around a position with its bounds: pieces of one that differ in emphasis stand beside one another. */
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

/** Where a link is, or would come. */
export function linkPlace(state: EditorState): LinkPlace {
  const { from, to, empty, $from, $to } = state.selection;
  const link = linkAround(state, from);
  const place = empty && link ? link : { from, to };
  return {
    from: place.from,
    to: place.to,
    text: $from.sameParent($to) ? state.doc.textBetween(place.from, place.to, ' ') : undefined,
    href: link?.mark.attrs.href,
  };
}

/** Puts a link on its place; where its words are others or none yet, writes them. */
export function setLink(state: EditorState, href: string, text: string): Transaction {
  const place = linkPlace(state);
  const { tr, schema, storedMarks } = state;
  const link = schema.mark('link', { href });
  if (place.text !== undefined && place.text !== text) {
    const marks = storedMarks ?? state.doc.resolve(place.from).marksAcross(state.doc.resolve(place.to)) ?? [];
    tr.replaceWith(place.from, place.to, schema.text(text, link.addToSet(marks)));
    return tr.removeStoredMark(link.type).scrollIntoView();
  }
  return tr.addMark(place.from, place.to, link).scrollIntoView();
}

/** Leaves the words of a link without it. */
export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkPlace(state);
  return state.tr.removeMark(from, to, linkType(state));
}

import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { linkRange } from './links';

/** A format that a tool toggles directly; a link requires an address first. */
export type Toggle = Exclude<RichTextFormat, 'link'>;

const isMark = (format: RichTextFormat) => ['bold', 'italic', 'underline', 'link'].includes(format);

/** Returns the type of the innermost list around a position. */
function listAround($at: ResolvedPos): NodeType | undefined {
  for (let depth = $at.depth; depth > 0; depth--) {
    const { type } = $at.node(depth);
    if (type.isInGroup('list')) return type;
  }
  return undefined;
}

const isInside = ({ selection: { $from } }: EditorState, name: string) =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(({ type }) => type.name === name);

function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name];
  if (!type) return false;
  const { empty, $from, from, to } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  let isEverywhere = state.doc.rangeHasMark(from, to, type);
  state.doc.nodesBetween(from, to, ({ text, marks }) => {
    // Formats are invisible on white space, so it does not count.
    if (text?.trim() && !type.isInSet(marks)) isEverywhere = false;
  });
  return isEverywhere;
}

/** Checks whether a format is active at the cursor or in the selection. */
export function isActive(state: EditorState, format: RichTextFormat): boolean {
  if (format === 'link') return linkRange(state).href !== undefined;
  if (isMark(format)) return hasMark(state, format);
  if (format === 'blockquote' || format === 'heading') return isInside(state, format);
  return listAround(state.selection.$from)?.name === format;
}

/** Returns a command that toggles between paragraphs and a list, or switches the kind of list. */
function toggleList(list: NodeType): Command {
  return (state, dispatch) => {
    const { $from, $to } = state.selection;
    const current = listAround($from);
    const item = state.schema.nodes.listItem;
    if (current === list && item) return liftListItem(item)(state, dispatch);
    const range = $from.blockRange($to, (node) => node.type.isInGroup('list'));
    if (!current || !range) return wrapInList(list)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(range.depth), list));
    return true;
  };
}

/** Returns a command that toggles a format. */
export function toggle(format: Toggle): Command {
  return (state, dispatch) => {
    const { marks, nodes } = state.schema;
    const mark = marks[format];
    if (mark) return toggleMark(mark, null, { removeWhenPresent: false })(state, dispatch);
    const node = nodes[format];
    if (!node || !nodes.paragraph) return false;
    const isOn = isActive(state, format);
    if (format === 'heading') return setBlockType(isOn ? nodes.paragraph : node)(state, dispatch);
    if (format === 'blockquote') return isOn ? lift(state, dispatch) : wrapIn(node)(state, dispatch);
    return toggleList(node)(state, dispatch);
  };
}

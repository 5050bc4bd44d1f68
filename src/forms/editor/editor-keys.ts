import { redo, undo } from 'prosemirror-history';
import type { Schema } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { toggle } from './commands';

const breakLine: Command = ({ schema: { nodes }, tr }, dispatch) => {
  if (nodes.lineBreak) dispatch?.(tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Handles the key even if the format is not offered, because the browser would apply the format itself. */
const toggleOrNothing = (format: 'bold' | 'italic' | 'underline'): Command => {
  return (state, dispatch) => toggle(format)(state, dispatch) || true;
};

/** Returns the key bindings of the editor. Tab is not bound, because it moves the focus. */
export function editorKeys({ nodes }: Schema, onLink: () => void): Record<string, Command> {
  return {
    'Mod-b': toggleOrNothing('bold'),
    'Mod-i': toggleOrNothing('italic'),
    'Mod-u': toggleOrNothing('underline'),
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-Shift-7': toggle('orderedList'),
    'Mod-Shift-8': toggle('bulletList'),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': breakLine,
    ...(nodes.listItem && { Enter: splitListItem(nodes.listItem) }),
  };
}

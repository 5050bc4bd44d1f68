import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { isActive, toggle } from './commands';
import type { ToolName } from './tool-icons';

/** A tool of the editor. */
export type Tool = {
  label: MessageDescriptor;
  /** The key pressed together with Ctrl or ⌘: 'B', 'Shift+7'. */
  keys?: string;
  /** Checks whether the format is active; absent for tools that are no toggles. */
  isOn?(state: EditorState): boolean;
  isAvailable(state: EditorState): boolean;
  /** The command; absent for links, which require an address first. */
  command?: Command;
};

const always = () => true;

const onOff = (name: Parameters<typeof toggle>[0], label: MessageDescriptor, keys?: string): Tool => ({
  label,
  ...(keys && { keys }),
  isOn: (state) => isActive(state, name),
  isAvailable: always,
  command: toggle(name),
});

/** The tools in their order. */
export const TOOLS: Readonly<Record<ToolName, Tool>> = {
  bold: onOff('bold', msg`Fett`, 'B'),
  italic: onOff('italic', msg`Kursiv`, 'I'),
  underline: onOff('underline', msg`Unterstrichen`, 'U'),
  heading: onOff('heading', msg`Überschrift`),
  bulletList: onOff('bulletList', msg`Aufzählung`, 'Shift+8'),
  orderedList: onOff('orderedList', msg`Nummerierte Liste`, 'Shift+7'),
  blockquote: onOff('blockquote', msg`Zitat`),
  link: {
    label: msg`Link`,
    keys: 'K',
    isOn: (state) => isActive(state, 'link'),
    isAvailable: always,
  },
  undo: { label: msg`Rückgängig`, keys: 'Z', isAvailable: (state) => undoDepth(state) > 0, command: undo },
  redo: {
    label: msg({ message: 'Wiederholen', context: 'redo' }),
    keys: 'Y',
    isAvailable: (state) => redoDepth(state) > 0,
    command: redo,
  },
};

const isApple = () => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/**
 * Returns the shortcut of a tool, as shown ('Strg+B', '⌘B') and for `aria-keyshortcuts`.
 *
 * @param control the control key's name
 */
export function shortcutOf({ keys }: Tool, control: string): { label: string; ariaKeys: string } | undefined {
  if (!keys) return undefined;
  if (isApple()) return { label: `⌘${keys.replace('Shift+', '⇧')}`, ariaKeys: `Meta+${keys}` };
  return { label: `${control}+${keys}`, ariaKeys: `Control+${keys}` };
}

import { useLingui } from '@lingui/react/macro';
import type { EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import type { Editor } from './create-editor';
import { ToolButton, ToolRow } from './editor-layout';
import { ToolIcon, type ToolName } from './tool-icons';
import { shortcutOf, TOOLS } from './tools';

/** The tools for undo and redo, which stay on one line at every width. */
const HISTORY = ['undo', 'redo'] as const;

/** Returns the tools for the given formats, in the order of `TOOLS`. */
const toolsFor = (formats: readonly RichTextFormat[]) =>
  (Object.keys(TOOLS) as ToolName[]).filter((name) => formats.some((format) => format === name));

/** The index that each key of the toolbar moves to. */
const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

type Props = {
  editor: Editor;
  formats: readonly RichTextFormat[];
  /** The id of the text. */
  controls: string;
  onLink(): void;
};

/** Renders the toolbar: a single tab stop, with arrow keys between the tools. */
export function ToolBar({ editor, formats, controls, onLink }: Props) {
  const { t } = useLingui();
  const state = useSyncExternalStore(editor.subscribe, editor.state);
  const tools = toolsFor(formats);
  const names = [...tools, ...HISTORY];
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<ToolName>();
  const current = names.find((name) => name === focused) ?? names[0] ?? 'undo';

  function step(event: KeyboardEvent) {
    const next = STEPS[event.key]?.(names.indexOf(current), names.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
  }
  function use(name: ToolName, isPointer: boolean) {
    const { command, isAvailable } = TOOLS[name];
    if (!isAvailable(state)) return;
    if (!command) return onLink();
    editor.run(command);
    if (isPointer) editor.focus();
  }
  const toButton = (name: ToolName) => (
    <Tool
      key={name}
      name={name}
      state={state}
      isReached={name === current}
      onReach={() => setFocused(name)}
      onUse={(isPointer) => use(name, isPointer)}
    />
  );

  return (
    <ToolRow ref={row} role="toolbar" aria-label={t`Formatierung`} aria-controls={controls} onKeyDown={step}>
      {tools.map(toButton)}
      <span className="history">{HISTORY.map(toButton)}</span>
    </ToolRow>
  );
}

type ToolProps = {
  name: ToolName;
  state: EditorState;
  isReached: boolean;
  onReach(): void;
  onUse(isPointer: boolean): void;
};

function Tool({ name, state, isReached, onReach, onUse }: ToolProps) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const tool = TOOLS[name];
  const shortcut = shortcutOf(tool, t`Strg`);
  const label = _(tool.label);
  return (
    <ToolButton
      type="button"
      className="tool"
      tabIndex={isReached ? 0 : -1}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut.label})` : label}
      aria-keyshortcuts={shortcut?.ariaKeys}
      aria-pressed={tool.isOn?.(state)}
      aria-disabled={tool.isAvailable(state) ? undefined : true}
      onFocus={onReach}
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => onUse(detail > 0)}
    >
      <ToolIcon name={name} />
    </ToolButton>
  );
}

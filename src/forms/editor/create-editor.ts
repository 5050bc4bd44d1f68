import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser as Parser, type Schema, type Slice } from 'prosemirror-model';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view';
import { type CutPasted, cutPastedHtml, cutPastedText } from './cut-pasted';
import { editorKeys } from './editor-keys';
import { linkRange } from './links';
import { type ContentCleaner, docOf, storedHtmlOf } from './stored-html';
import { tidyPasted } from './tidy-pasted';

/** The editor of one text. */
export type Editor = {
  state(): EditorState;
  /** Subscribes to changes of the text or the selection. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  run(command: Command): void;
  dispatch(transaction: Transaction): void;
  focus(): void;
  /**
   * Replaces the text by one from outside, unless it is the editor's own output. The cursor keeps its position in the
   * text.
   */
  setHtml(html: string): void;
  /** Highlights the text of a link while the focus is in the link panel. */
  highlightLink(isHighlighted: boolean): void;
  destroy(): void;
};

type EditorOptions = {
  schema: Schema;
  cleaner: ContentCleaner;
  html: string;
  onChange(html: string): void;
  /** Called when the user presses the shortcut for links. */
  onLink(): void;
  /** Called on each paste. @param omitted the first words that were cut off; '' if nothing was */
  onPaste(omitted: string): void;
};

/** A parser for pasted HTML, which is tidied before the schema is applied. */
class PastedParser extends Parser {
  override parseSlice(...[dom, options]: Parameters<Parser['parseSlice']>): Slice {
    if (dom instanceof Element) tidyPasted(dom);
    return super.parseSlice(dom, options);
  }
}

/** Matches control characters, which HTML cannot contain. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/** Replaces the part of the document that differs from `html`, without an undo step. */
function changeTo(state: EditorState, html: string, cleaner: ContentCleaner): Transaction | undefined {
  const doc = docOf(html, state.schema, cleaner);
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return undefined;
  // With repeated text, the equal start and the equal end may overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const tr = state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
  return tr.setMeta('addToHistory', false);
}

function linkDecorations(state: EditorState) {
  const { from, to } = linkRange(state);
  return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'link-place' })]);
}

/** Creates an editor. @param mount becomes the editable text; the caller keeps control of its attributes */
export function createEditor(
  mount: HTMLElement,
  { schema, cleaner, html, onChange, onLink, onPaste }: EditorOptions,
): Editor {
  /** The text that the form holds. */
  let currentHtml = html;
  const listeners = new Set<() => void>();
  function reportPaste({ text, omitted }: CutPasted): string {
    onPaste(omitted);
    return text;
  }

  const view = new EditorView(
    { mount },
    {
      state: EditorState.create({
        doc: docOf(html, schema, cleaner),
        plugins: [keymap(editorKeys(schema, onLink)), keymap(baseKeymap), history()],
      }),
      clipboardParser: new PastedParser(schema, Parser.fromSchema(schema).rules),
      transformPastedHTML: (pasted) => reportPaste(cutPastedHtml(pasted)),
      transformPastedText: (pasted) => reportPaste(cutPastedText(pasted)).replace(CONTROL_CHARACTERS, ''),
      // A file on its own adds no text; unhandled, the browser would leave the page to show it.
      handlePaste: (_view, _event, slice) => slice.size === 0,
      handleDrop: (_view, _event, slice) => slice.size === 0,
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged && transaction.getMeta('addToHistory') !== false) {
          const newHtml = storedHtmlOf(view.state.doc);
          if (newHtml !== currentHtml) {
            currentHtml = newHtml;
            onChange(newHtml);
          }
        }
        for (const listener of listeners) listener();
      },
    },
  );

  // If the element had the focus before it became editable, this places the cursor.
  if (view.hasFocus()) view.focus();

  return {
    state: () => view.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (command) => void command(view.state, view.dispatch, view),
    dispatch: (transaction) => view.dispatch(transaction),
    focus: () => view.focus(),
    setHtml(next) {
      if (next === currentHtml || view.isDestroyed) return;
      currentHtml = next;
      const change = changeTo(view.state, next, cleaner);
      if (change) view.dispatch(change);
    },
    highlightLink(isHighlighted) {
      view.setProps({ decorations: isHighlighted ? linkDecorations : () => null });
    },
    destroy: () => view.destroy(),
  };
}

import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Cleaner } from '../../lib/html-cleaner';
import { RICH_TEXT_FORMATS, type RichTextFormat } from '../../lib/rich-text-formats';
import { createEditor, type Editor } from './create-editor';
import { schemaOf } from './schema';

type EditorInput = {
  html: string;
  formats: readonly RichTextFormat[];
  cleaner: Cleaner;
  onChange(html: string): void;
  onLink(): void;
  onPaste(omitted: string): void;
};

/** Creates an editor on an element, and destroys it with the element. */
export function useEditor(mount: HTMLElement | null, input: EditorInput): Editor | undefined {
  const { html, formats, cleaner } = input;
  const latest = useEffectEvent(() => input);
  const [editor, setEditor] = useState<Editor>();
  const names = formats.join(' ');
  // Compared by names, because a new list of the same formats needs no new editor.
  const schema = useMemo(
    () => schemaOf(RICH_TEXT_FORMATS.filter((format) => names.split(' ').includes(format))),
    [names],
  );

  useLayoutEffect(() => {
    if (!mount) return;
    const created = createEditor(mount, {
      schema,
      cleaner,
      html: latest().html,
      onChange: (html) => latest().onChange(html),
      onLink: () => latest().onLink(),
      onPaste: (omitted) => latest().onPaste(omitted),
    });
    // biome-ignore lint/nursery/useReactCompiler: the editor can be created only once its element is mounted.
    setEditor(created);
    return () => created.destroy();
  }, [mount, schema, cleaner]);

  useLayoutEffect(() => editor?.setHtml(html), [editor, html]);
  return editor;
}

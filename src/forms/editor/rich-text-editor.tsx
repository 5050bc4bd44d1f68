import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Cleaner } from '../../lib/html-cleaner';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { FormattedText } from '../../ui/rich-text';
import { EditorBox } from './editor-layout';
import { EmptyTools } from './empty-tools';
import { LinkPanel } from './link-panel';
import type { WrittenControl } from './text-control';
import { ToolBar } from './tool-bar';
import { useEditor } from './use-editor';

export type RichTextEditorProps = WrittenControl & { formats: readonly RichTextFormat[]; cleaner: Cleaner };

/** Renders an editor for formatted text with its tools. */
export function RichTextEditor({
  id,
  html,
  formats,
  cleaner,
  onChange,
  onEnter,
  onLeave,
  ref,
  ...textProps
}: RichTextEditorProps) {
  const [mount, setMount] = useState<HTMLElement | null>(null);
  const { t } = useLingui();
  const [isLinking, setIsLinking] = useState(false);
  const [left, setLeft] = useState('');
  // Synchronous, because the editor handles keys outside React, and the next key is meant for the address.
  const openLink = () => flushSync(() => setIsLinking(formats.includes('link')));
  const editor = useEditor(mount, { html, formats, cleaner, onChange, onLink: openLink, onPaste: setLeft });
  const setElement = useCallback(
    (element: HTMLElement | null) => {
      setMount(element);
      ref(element);
    },
    [ref],
  );
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  }

  const { isRequired, isInvalid, ...described } = textProps;
  return (
    <>
      <EditorBox onBlur={leave}>
        {editor ? (
          <ToolBar editor={editor} formats={formats} controls={id} onLink={openLink} />
        ) : (
          <EmptyTools tools={formats.length} />
        )}
        {editor && isLinking && <LinkPanel editor={editor} onClose={() => setIsLinking(false)} />}
        <FormattedText
          {...described}
          ref={setElement}
          id={id}
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-required={isRequired || undefined}
          aria-invalid={isInvalid || undefined}
          onFocus={onEnter}
        />
      </EditorBox>
      <p className="hint" role="status" hidden={left === ''}>
        {left && t`Der eingefügte Text war zu lang. Wir haben alles ab „${left}“ weggelassen.`}
      </p>
    </>
  );
}

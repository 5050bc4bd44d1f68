import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadCleaner } from '../../lib/clean-html';
import { lazyModule } from '../../lib/lazy-module';
import { plainText } from '../../lib/plain-text';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { useLazyPartState } from '../../ui/lazy-part';
import { RichText } from '../../ui/rich-text';
import { describedBy, useField } from '../engine/form-context';
import { FieldFrame } from './field-frame';
import { RichTextFallback } from './rich-text-fallback';
import { RichTextWaiting } from './rich-text-waiting';
import { useCounter } from './use-counter';

/** The lazy editor of formatted text, with the cleaner that it needs. */
export const richTextEditor = lazyModule(async () => {
  const [{ RichTextEditor }, cleaner] = await Promise.all([import('../editor/rich-text-editor'), loadCleaner()]);
  return { RichTextEditor, cleaner };
});

type Props = {
  path: string;
  /** The formats that the editor offers. Editing removes all other formats of a stored text and keeps its text. */
  formats: readonly RichTextFormat[];
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** The limit for the counter, without markup; a longer text is never cut. */
  maxLength?: number | undefined;
  /** The number of characters from which the counter is shown. Default: four fifths of `maxLength`. */
  counterFrom?: number | undefined;
};

/** Renders an editor for formatted text. The value is HTML that the cleaner leaves unchanged; '' for an empty text. */
export function RichTextField({ path, formats, isRequired = false, hint, maxLength, counterFrom }: Props) {
  const field = useField<string | undefined>(path);
  const { id, value: html = '', error, isReadOnly, set, touch } = field;
  const counter = useCounter(plainText(html), maxLength, counterFrom);
  const { part, hasFailed, retry } = useLazyPartState(richTextEditor, !isReadOnly);
  const { setControl, onFocus, onBlur, control } = usePreservedFocus(field.ref, touch, part ?? hasFailed);

  const textProps = {
    ...{ id, html },
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy(id, hint, error, counter),
    ...{ ref: setControl, onEnter: onFocus, onLeave: onBlur },
  };
  const editorProps = { ...textProps, isRequired, isInvalid: error !== undefined };
  return (
    <FieldFrame
      field={field}
      isRequired={isRequired}
      hint={hint}
      counter={counter}
      text={html && <RichText html={html} plain={plainText} />}
      // Browsers move the focus from a label to native controls only.
      onLabel={() => control.current?.focus()}
    >
      {part ? (
        <part.RichTextEditor {...editorProps} formats={formats} cleaner={part.cleaner} onChange={set} />
      ) : hasFailed ? (
        <RichTextFallback {...editorProps} onChange={set} onRetry={retry} />
      ) : (
        <RichTextWaiting {...textProps} tools={formats.length} />
      )}
    </FieldFrame>
  );
}

/** Keeps the focus when one control replaces another. @param shown changes when the control is replaced */
function usePreservedFocus(ref: (control: HTMLElement | null) => void, leave: () => void, shown: unknown) {
  const control = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  // Memoised, because React calls a new ref callback on each render.
  const setControl = useCallback(
    (element: HTMLElement | null) => {
      control.current = element;
      ref(element);
    },
    [ref],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when the control is replaced.
  useEffect(() => {
    // Keeps the scroll position of the page.
    if (isFocused.current) control.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    control,
    setControl,
    onFocus() {
      isFocused.current = true;
    },
    onBlur() {
      isFocused.current = false;
      leave();
    },
  };
}

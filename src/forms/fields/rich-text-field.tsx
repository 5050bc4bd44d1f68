import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { loadCleaner } from '../../lib/clean-html';
import { lazyModule } from '../../lib/lazy-module';
import { plainText } from '../../lib/plain-text';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { useTriedPart } from '../../ui/lazy-part';
import { RichText } from '../../ui/rich-text';
import { describedBy, useField } from '../engine/form-context';
import { FieldFrame } from './field-frame';
import { RichTextFallback } from './rich-text-fallback';
import { RichTextWaiting } from './rich-text-waiting';
import { useCounter } from './use-counter';

/** The editor of formatted texts with the cleaner that it needs. */
export const richTextEditor = lazyModule(async () => {
  const [{ RichTextEditor }, cleaner] = await Promise.all([import('../editor/rich-text-editor'), loadCleaner()]);
  return { RichTextEditor, cleaner };
});

type Props = {
  path: string;
  /**
   * The formats that the editor offers. Once the user edits, a stored text loses all other formats but keeps its words.
   */
  formats: readonly RichTextFormat[];
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** Shows how many characters are used, counted without markup; a longer text is never cut. */
  maxLength?: number | undefined;
  /** Shows the counter from this number of characters on. Default: four fifths of `maxLength`. */
  counterFrom?: number | undefined;
};

/** A formatted text. Its value is HTML that the cleaner would not change; '' for an empty text. */
export function RichTextField({ path, formats, isRequired = false, hint, maxLength, counterFrom }: Props) {
  const field = useField<string | undefined>(path);
  const { id, value: html = '', error, isReadOnly, set, leave } = field;
  const counter = useCounter(plainText(html), maxLength, counterFrom);
  const { part, hasFailed, again } = useTriedPart(richTextEditor, !isReadOnly);
  const { hold, enter, leaveIt, control } = useKeptFocus(field.ref, leave, part ?? hasFailed);

  const common = {
    ...{ id, html },
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy(id, hint, error, counter),
    ...{ ref: hold, onEnter: enter, onLeave: leaveIt },
  };
  const said = { ...common, isRequired, isInvalid: error !== undefined };
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
        <part.RichTextEditor {...said} formats={formats} cleaner={part.cleaner} onChange={set} />
      ) : hasFailed ? (
        <RichTextFallback {...said} onChange={set} onAgain={again} />
      ) : (
        <RichTextWaiting {...common} tools={formats.length} />
      )}
    </FieldFrame>
  );
}

/**
 * Keeps the focus when one control replaces another in the same place. @param shown changes when the control is
 * replaced
 */
function useKeptFocus(ref: (control: HTMLElement | null) => void, leave: () => void, shown: unknown) {
  const control = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  // Memoised, because React calls a new ref function at each render.
  const hold = useCallback(
    (element: HTMLElement | null) => {
      control.current = element;
      ref(element);
    },
    [ref],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is why it runs.
  useEffect(() => {
    // The page stays where the user has scrolled it.
    if (isFocused.current) control.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    control,
    hold,
    enter() {
      isFocused.current = true;
    },
    leaveIt() {
      isFocused.current = false;
      leave();
    },
  };
}

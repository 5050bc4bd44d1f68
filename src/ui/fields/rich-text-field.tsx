import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { plainText } from '../../lib/plain-text';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { describedBy, useField } from '../form/form-context';
import { RichText } from '../rich-text';
import { richTextEditor } from '../rich-text-editor/rich-text-editor-lazy';
import { useTriedPart } from '../use-tried-part';
import { FieldFrame } from './field-frame';
import { RichTextFallback } from './rich-text-fallback';
import { RichTextWaiting } from './rich-text-waiting';
import { useCounter } from './use-counter';

type Props = {
  path: string;
  /** What the editor offers; of a stored text what goes beyond keeps its words once somebody writes. */
  formats: readonly RichTextFormat[];
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** Shows how much of it is used, counted without markup; what is written beyond is never cut. */
  maxLength?: number | undefined;
  /** Shows the counter from so many characters on; without it when four fifths are used. */
  counterFrom?: number | undefined;
};

/** A formatted text: HTML that the cleaner of such texts would not change, '' for one without words. */
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
      // Browsers lead from a label to their own controls only.
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

/** Keeps the focus in a place where another control takes the place of the first. @param shown what is another one then */
function useKeptFocus(ref: (control: HTMLElement | null) => void, leave: () => void, shown: unknown) {
  const control = useRef<HTMLElement>(null);
  const isFocused = useRef(false);
  const latest = useRef(ref);
  latest.current = ref;
  // One function: React would call another one anew each time.
  const hold = useCallback((element: HTMLElement | null) => {
    control.current = element;
    latest.current(element);
  }, []);
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

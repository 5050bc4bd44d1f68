import { useCallback, useRef, useState } from 'react';
import { parseTimeInput } from '../../../lib/parse-time-input';
import { COMBO_PROPS } from '../../../ui/combo/combo-props';
import { Listbox } from '../../../ui/combo/listbox';
import { NUMERIC_INPUT_MODE, type TypedFieldProps, TypedInput } from './typed-input';
import { useTypedText } from './use-typed-text';

const DEFAULT_SUGGESTIONS = [
  '09:00',
  '10:00',
  '11:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '19:30',
  '20:00',
];

type Props = TypedFieldProps & {
  /** The suggested times, 'HH:mm'; others can be typed. */
  suggestions?: readonly string[];
  /** The time that '24:00' stands for; undefined if it is invalid. */
  endOfDay?: string | undefined;
};

/**
 * Renders a field for a time of day, typed or picked from suggestions. The value is 'HH:mm', or the typed text if it is
 * not a time.
 */
export function TimeField({ path, isRequired, hint, suggestions = DEFAULT_SUGGESTIONS, endOfDay }: Props) {
  const typed = useTypedText<string>(path, {
    empty: '',
    parse: (text) => parseTimeInput(text, endOfDay).time,
    format: (value) => value,
  });
  const { field, text, isTyping } = typed;
  const [isOpen, setIsOpen] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const inputNow = useCallback(() => input.current, []);
  const startsWithText = (time: string) => time.startsWith(text) || time.startsWith(`0${text}`);
  const times =
    isTyping && text !== '' ? suggestions.filter((time) => startsWithText(time) && time !== text) : suggestions;

  return (
    <TypedInput
      typed={{
        ...typed,
        formatOnEnter(event) {
          typed.formatOnEnter(event);
          if (event.key === 'ArrowDown') setIsOpen(true);
        },
        type(next) {
          typed.type(next);
          setIsOpen(true);
        },
        field: {
          ...field,
          touch() {
            setIsOpen(false);
            field.touch();
          },
        },
      }}
      isRequired={isRequired}
      hint={hint}
      readOnlyText={field.value ?? ''}
      width="narrow"
      inputMode={NUMERIC_INPUT_MODE}
      {...COMBO_PROPS}
      inputRef={(element) => {
        input.current = element;
      }}
      onFocus={() => setHasFocus(true)}
      onClick={() => setIsOpen(true)}
    >
      {hasFocus && (
        <Listbox
          field={inputNow}
          frame={inputNow}
          label={field.label}
          title={undefined}
          options={times.map((time) => ({ key: time, label: time }))}
          isOpen={isOpen}
          opensOnFocus={false}
          onOpen={setIsOpen}
          onChoose={(time) => {
            typed.pick(time);
            setIsOpen(false);
          }}
        />
      )}
    </TypedInput>
  );
}

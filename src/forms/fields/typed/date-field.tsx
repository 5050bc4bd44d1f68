import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { isDay } from '../../../lib/days';
import { lazyModule } from '../../../lib/lazy-module';
import { parseDayInput } from '../../../lib/parse-day-input';
import { Icon } from '../../../ui/icon';
import { WhenLoaded } from '../../../ui/lazy-part';
import { FieldButton } from '../field-button';
import { NUMERIC_INPUT_MODE, type TypedFieldProps, TypedInput } from './typed-input';
import { useTypedText } from './use-typed-text';

/** The lazy calendar of date fields, loaded when the first one is opened. */
const dayPanel = lazyModule(async () => (await import('./day-panel')).DayPanel);

type Props = TypedFieldProps & {
  /** The first day that the calendar offers, 'YYYY-MM-DD'. The rules of the form decide on typed days. */
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * Renders a field for a day, typed in any spelling that `parseDayInput` reads or picked in a calendar. The value is
 * 'YYYY-MM-DD', or the typed text if it is not a day.
 */
export function DateField({ path, isRequired, hint, min, max }: Props) {
  const { t } = useLingui();
  const { locale, today } = useTranslation();
  const typed = useTypedText<string>(path, {
    empty: '',
    parse: (text) => parseDayInput(text, today).day,
    format: (value) => (isDay(value) ? formatDay(value, locale, 'numeric') : value),
  });
  const { value = '', label, isReadOnly } = typed.field;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useCallback(() => button.current, []);
  const close = useCallback(() => setIsOpen(false), []);

  return (
    <TypedInput
      typed={typed}
      isRequired={isRequired}
      inputMode={NUMERIC_INPUT_MODE}
      hint={hint ?? (isReadOnly ? undefined : t`tt.mm.jjjj`)}
      readOnlyText={isDay(value) ? formatDay(value, locale, 'long') : value}
    >
      <FieldButton
        ref={button}
        type="button"
        aria-label={t`${label}: Kalender`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </FieldButton>
      {isOpen && (
        <WhenLoaded
          part={dayPanel}
          label={label}
          day={isDay(value) ? value : undefined}
          min={min}
          max={max}
          opener={opener}
          onClose={close}
          onPick={(day) => {
            typed.pick(day);
            close();
            button.current?.focus();
          }}
        />
      )}
    </TypedInput>
  );
}

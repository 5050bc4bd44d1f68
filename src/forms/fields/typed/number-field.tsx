import { DECIMAL_MARKS } from '../../../i18n/decimal-marks';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { formatNumberInput, parseNumberInput } from '../../../lib/parse-number-input';
import { type TypedFieldProps, TypedInput } from './typed-input';
import { useTypedText } from './use-typed-text';

const MAX_DECIMALS = 6;

type Props = TypedFieldProps & {
  /** True if the number must be whole; the rules of the form must require it, too. */
  isWhole?: boolean;
  isSigned?: boolean;
  /** The unit: 'km', 'Personen'. */
  unit?: string;
};

/**
 * Renders a field for a number in the format of the locale. The value is a number, undefined when empty, or the typed
 * text if it is not a number.
 */
export function NumberField({ path, isRequired, hint, isWhole = false, isSigned = false, unit }: Props) {
  const { locale } = useTranslation();
  const decimalMark = DECIMAL_MARKS[locale];
  const typed = useTypedText<number>(path, {
    empty: undefined,
    parse: (text) => parseNumberInput(text, decimalMark).number,
    format: (value) => (typeof value === 'number' ? formatNumberInput(value, decimalMark) : value),
  });
  const { value } = typed.field;
  const formatted = typeof value === 'number' ? formatNumber(value, locale, MAX_DECIMALS) : value;

  return (
    <TypedInput
      typed={typed}
      isRequired={isRequired}
      hint={hint}
      readOnlyText={formatted ? [formatted, unit].filter(Boolean).join(' ') : ''}
      width="narrow"
      unit={unit}
      inputMode={keysFor(isSigned, isWhole)}
    />
  );
}

/** Returns the `inputmode` of a number field; numeric keypads have no minus. */
export const keysFor = (isSigned: boolean, isWhole = false) => (isSigned ? 'text' : isWhole ? 'numeric' : 'decimal');

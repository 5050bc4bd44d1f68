import { DECIMAL_MARKS } from '../../../i18n/decimal-marks';
import { formatMoney } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { formatMoneyInput, parseMoneyInput } from '../../../lib/parse-number-input';
import { keysFor } from './number-field';
import { type TypedFieldProps, TypedInput } from './typed-input';
import { useTypedText } from './use-typed-text';

type Props = TypedFieldProps & {
  /** The ISO 4217 code, such as 'EUR'; only currencies with a hundred subunits. */
  currency?: string;
  /** True if the amount may be negative; the rules of the form must allow it, too. */
  isSigned?: boolean;
};

/**
 * Renders a field for an amount. The value is whole cents, undefined when empty, or the typed text if it is not an
 * amount.
 */
export function MoneyField({ path, isRequired, hint, currency = 'EUR', isSigned = false }: Props) {
  const { locale } = useTranslation();
  const decimalMark = DECIMAL_MARKS[locale];
  const typed = useTypedText<number>(path, {
    empty: undefined,
    parse: (text) => parseMoneyInput(text, decimalMark, currency).number,
    format: (value) => (typeof value === 'number' ? formatMoneyInput(value, decimalMark) : value),
  });
  const { value } = typed.field;
  return (
    <TypedInput
      typed={typed}
      isRequired={isRequired}
      hint={hint}
      readOnlyText={typeof value === 'number' ? formatMoney(value, currency, locale) : (value ?? '')}
      width="amount"
      unit={formatMoney(0, currency, locale).replace(/[\d\s]/g, '')}
      inputMode={keysFor(isSigned)}
    />
  );
}

import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { exactAmount, type PriceRow, rateText } from './money-words';

/* Beside a text of any size. */
const Reasons = styled.small`
  font-size: 0.8125rem;
`;

/** The number of days up to which they are named: one, for example, that costs more. */
const MAX_NAMED = 1;

/** Renders the label of a line of a price, with the reasons for a discount. */
export function PriceRowLabel({
  row: { kind, count, dates, each, tierShare, repeatShare, code = '', share },
}: {
  row: PriceRow;
}) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const rate = (rateShare: number) => rateText(rateShare, locale);
  if (kind === 'least') return t`Zuschlag zum Mindestpreis`;
  if (kind === 'voucher') {
    const off = share ? ` (${rate(share)} %)` : '';
    return `${t`Gutschein`} ${code}${off}`.trim();
  }
  const days = t`${plural(count, { one: '# Tag', other: '# Tage' })}`;
  const price = each === undefined ? '' : exactAmount(each, locale);
  const [tier, repeat] = [rate(tierShare ?? 0), rate(repeatShare ?? 0)];
  // A few days of a price of their own are named, for example with the surcharge of a Saturday.
  const named = dates.length <= MAX_NAMED ? dates.map((date) => formatDay(date, locale, 'short')) : [];
  const reasons = [
    ...named,
    tierShare ? t`${tier} % Mengenrabatt` : '',
    repeatShare ? t`${repeat} % Wiederholungsrabatt` : '',
  ].filter(Boolean);
  return (
    <>
      {price ? t`${plural(count, { one: '# Tag', other: '# Tage' })} à ${price}` : days}
      {reasons.length > 0 && <Reasons> ({reasons.join(', ')})</Reasons>}
    </>
  );
}

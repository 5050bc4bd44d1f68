import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import { vatNote } from '../../../model/adverts/vat-category';
import { type AdvertPrice, type AdvertPriceItem, allWithVat } from '../../../model/answers/advert-price';
import { TableBox } from './booking-layout';
import { bookedDayLabel, euros } from './booking-words';

const HUNDREDTHS = 100;

/** Renders the price of an order, item by item. @param isGross true for items with VAT, as for consumers */
export function PriceTable({ price, isGross }: { price: AdvertPrice; isGross: boolean }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const rate = formatNumber(price.vatShare / HUNDREDTHS, translation.locale, 2);
  const note = vatNote(price.vatCategory, translation.locale);
  const total = [t`Rechnungsbetrag`, price.gross] as const;
  const sums = note
    ? [total]
    : isGross
      ? ([total, [t`darin Umsatzsteuer ${rate} %`, price.vat]] as const)
      : ([[t`Summe der Positionen`, price.net], [t`Umsatzsteuer ${rate} %`, price.vat], total] as const);
  const cents = price.items.map((item) => item.cents);
  const amounts = isGross ? allWithVat(cents, price.vatShare) : cents;
  return (
    <TableBox>
      <table>
        <caption className="visually-hidden">{t`Preis`}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t`Position`}</th>
            <th scope="col">{t`Betrag`}</th>
          </tr>
        </thead>
        <tbody>
          {price.items.map((item, index) => (
            <tr key={item.kind + ('date' in item ? item.date : '')}>
              <th scope="row">
                <ItemDescription item={item} />
              </th>
              <td>{euros(amounts[index] ?? item.cents, translation)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{euros(cents, translation)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {note && <p className="hint">{note}</p>}
    </TableBox>
  );
}

function ItemDescription({ item }: { item: AdvertPriceItem }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const rate = (share = 0) => formatNumber(share / HUNDREDTHS, translation.locale, 2);
  const { kind, date, code = '', share, tierShare, repeatShare } = item;
  if (kind === 'least') return t`Aufschlag bis zum Mindestbetrag`;
  if (kind === 'voucher') return `${t`Gutschein`} ${code}${share ? ` (${rate(share)} %)` : ''}`.trim();
  const [tier, repeat] = [rate(tierShare), rate(repeatShare)];
  const reasons = [
    tierShare ? t`${tier} % Mengenrabatt` : '',
    repeatShare ? t`${repeat} % Wiederholungsrabatt` : '',
  ].filter(Boolean);
  return `${date ? bookedDayLabel(date, translation) : ''}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`;
}

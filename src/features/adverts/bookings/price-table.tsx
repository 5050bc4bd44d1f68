import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../i18n/day-format';
import { useSpeech } from '../../../i18n/use-speech';
import type { AdvertPrice, AdvertPriceItem } from '../../../model/adverts/advert-price';
import { TableBox } from './booking-layout';
import { dayWords, euros } from './booking-words';

const HUNDREDTHS = 100;

/** What an order costs, item by item. */
export function PriceTable({ price }: { price: AdvertPrice }) {
  const { t } = useLingui();
  const speech = useSpeech();
  const rate = formatNumber(price.vatShare / HUNDREDTHS, speech.locale, 2);
  const sums = [
    [t`Summe der Positionen`, price.net],
    [t`Umsatzsteuer ${rate} %`, price.vat],
    [t`Rechnungsbetrag`, price.gross],
  ] as const;
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
          {price.items.map((item) => (
            <tr key={item.kind + ('date' in item ? item.date : '')}>
              <th scope="row">
                <ItemWords item={item} />
              </th>
              <td>{euros(item.cents, speech)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{euros(cents, speech)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </TableBox>
  );
}

function ItemWords({ item }: { item: AdvertPriceItem }) {
  const { t } = useLingui();
  const speech = useSpeech();
  if ('date' in item && item.date) return dayWords(item.date, speech);
  return item.kind === 'voucher' ? t`Gutschein` : t`Aufschlag bis zum Mindestbetrag`;
}

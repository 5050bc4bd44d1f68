import { useLingui } from '@lingui/react/macro';
import { useTranslation } from '../../../i18n/use-translation';
import { vatNote } from '../../../model/adverts/vat-category';
import type { AdvertPrice } from '../../../model/answers/advert-price';
import { priceRows, rateText } from '../order/money-words';
import { PriceRowLabel } from '../order/price-row-label';
import { TableBox } from './booking-layout';
import { euros } from './booking-words';

/** Renders the price of an order; days of one price are one line. @param isGross true for items with VAT, as for consumers */
export function PriceTable({ price, isGross }: { price: AdvertPrice; isGross: boolean }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const rate = rateText(price.vatShare, translation.locale);
  const note = vatNote(price.vatCategory, translation.locale);
  const total = [t`Rechnungsbetrag`, price.gross] as const;
  const sums = note
    ? [total]
    : isGross
      ? ([[t`darin ${rate} % MwSt.`, price.vat], total] as const)
      : ([[t`Summe der Positionen`, price.net], [t`zzgl. ${rate} % MwSt.`, price.vat], total] as const);
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
          {priceRows(price, isGross).map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <PriceRowLabel row={row} />
              </th>
              <td>{euros(row.sum, translation)}</td>
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

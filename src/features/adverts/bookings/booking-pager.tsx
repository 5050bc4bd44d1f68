import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../ui/icon';
import { Buttons } from './booking-layout';

type Props = { page: { number: number; pageCount: number }; onPage(number: number): void };

/** The ways to the page before and after. */
export function BookingPager({ page: { number, pageCount }, onPage }: Props) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t`Seiten`}>
      <Buttons>
        {number > 1 && (
          <button type="button" className="button is-quiet" onClick={() => onPage(number - 1)}>
            <Icon name="previous" size={16} />
            {t`Vorige Seite`}
          </button>
        )}
        <span>{t`Seite ${number} von ${pageCount}`}</span>
        {number < pageCount && (
          <button type="button" className="button is-quiet" onClick={() => onPage(number + 1)}>
            {t`Nächste Seite`}
            <Icon name="next" size={16} />
          </button>
        )}
      </Buttons>
    </nav>
  );
}

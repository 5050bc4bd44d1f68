import { useLingui } from '@lingui/react/macro';
import { TextButton } from '../../../ui/text-button';
import { useOrder } from './order-context';

/** Renders that there is no price, with a button to try again. */
export function PriceError() {
  const { t } = useLingui();
  const { price } = useOrder();
  if (price.error === undefined) return null;
  return (
    <p role="alert">
      {t`Der Preis lässt sich gerade nicht berechnen.`}{' '}
      <TextButton type="button" onClick={price.retry}>
        {t`Erneut versuchen`}
      </TextButton>
    </p>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import { PrintProof } from './print-proof';
import type { ProofAdvert } from './proof-advert';
import { ProofPage, type ProofWidth } from './proof-page';
import { ProofWidths } from './proof-widths';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);
`;

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;

  > figcaption {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
`;

type Props = {
  slot: AdvertSlot;
  advert: ProofAdvert;
  /** Writes the form's values to the order. */
  updateOrder(): void;
};

/** Renders the live proof of the advert: on a phone, a tablet or a computer, or in print with its bleed. */
export function Proof({ slot, advert, updateOrder }: Props) {
  const { t } = useLingui();
  const [width, setWidth] = useState<ProofWidth>('phone');
  const title = useId();
  return (
    <Box aria-label={t`Vorschau der Anzeige`}>
      <strong id={title}>{t`So sieht Ihre Anzeige aus`}</strong>
      {slot.place === 'print' ? (
        <Figure>
          <PrintProof {...{ slot, advert, updateOrder }} />
          <figcaption>{t`Im Druck, mit 3 mm Beschnitt; die gestrichelte Linie zeigt die Schnittkante. Es gilt der Abzug der Druckerei.`}</figcaption>
        </Figure>
      ) : (
        <>
          <ProofWidths value={width} onChange={setWidth} labelledBy={title} />
          <ProofPage {...{ slot, advert, width }} />
        </>
      )}
    </Box>
  );
}

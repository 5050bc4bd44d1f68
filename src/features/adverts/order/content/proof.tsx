import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { AdvertSlot } from '../../../../model/adverts/advert-catalogue';
import { PrintProof } from './print-proof';
import type { ProofAdvert } from './proof-advert';
import { ProofPage } from './proof-page';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-color-surface);
  container: proof / inline-size;
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;

  > figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  @container proof (min-width: 600px) {
    &.has-two {
      grid-template-columns: 300px minmax(0, 1fr);
    }
  }
  figcaption {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
`;

type Props = {
  slot: AdvertSlot;
  advert: ProofAdvert;
  /** Puts what the form holds into the order. */
  keep(): void;
};

/** The advert where it will appear, while it is written: on a phone and a computer, or on paper with its bleed. */
export function Proof({ slot, advert, keep }: Props) {
  const { t } = useLingui();
  return (
    <Box aria-label={t`Vorschau der Anzeige`}>
      <strong>{t`So sieht Ihre Anzeige aus`}</strong>
      <Figures className={slot.place === 'print' ? undefined : 'has-two'}>
        {slot.place === 'print' ? (
          <figure>
            <PrintProof {...{ slot, advert, keep }} />
            <figcaption>{t`Gedruckt, mit 3 mm Beschnitt (gestrichelt ist die Schnittkante). Maßgeblich ist der Abzug der Druckerei.`}</figcaption>
          </figure>
        ) : (
          <>
            <figure>
              <ProofPage {...{ slot, advert }} width="phone" />
              <figcaption>{t`Auf dem Handy`}</figcaption>
            </figure>
            <figure>
              <ProofPage {...{ slot, advert }} width="desktop" />
              <figcaption>{t`Am Computer`}</figcaption>
            </figure>
          </>
        )}
      </Figures>
    </Box>
  );
}

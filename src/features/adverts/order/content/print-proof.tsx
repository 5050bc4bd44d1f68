import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../../../../i18n/formats';
import { useTranslation } from '../../../../i18n/use-translation';
import { BLEED_MM, sheetOf } from '../../../../model/adverts/print-sheet';
import type { AdvertSlot } from '../../../../model/answers/advert-catalogue';
import { CroppedImage } from './cropped-image';
import type { ProofAdvert } from './proof-advert';
import { ProofFile } from './proof-file';

/** The maximum width of the sheet, in CSS px. */
const MAX_SHEET_WIDTH = 560;
/** The maximum scale in CSS px per mm, for small adverts. */
const MAX_SCALE = 4;

const Sheet = styled.div`
  position: relative;
  max-width: 100%;
  background: #fff;
  color: #16202a;
  box-shadow: 0 0 0 1px var(--portal-color-line);
  container-type: inline-size;

  > .picture,
  > .trim {
    position: absolute;
  }
  > .picture {
    inset: 0;
  }
  > .trim {
    border: 1px dashed #d0021b;
    pointer-events: none;
  }
  > .words {
    position: absolute;
    display: grid;
    gap: 0.2em;
    max-width: 70%;
    padding: 0.5em 0.7em;
    border-radius: 4px;
    background: rgb(255 255 255 / 0.92);
    font-size: clamp(9px, 3.4cqi, 18px);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .label {
    font-size: 0.7em;
  }
  p {
    font-size: 0.85em;
  }
`;

type Props = { slot: AdvertSlot; advert: ProofAdvert; updateOrder(): void };

/** Renders the printed advert: the picture extends beyond the trimmed edge. */
export function PrintProof({ slot, advert: { title, line, text, picture, aspect }, updateOrder }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const { size } = slot;
  const { width: sheetWidth, height: sheetHeight } = sheetOf(slot);
  const scale = Math.min(MAX_SHEET_WIDTH / sheetWidth, MAX_SCALE);
  const [x, y] = [(BLEED_MM / sheetWidth) * 100, (BLEED_MM / sheetHeight) * 100];
  const sizeLabel = `${formatNumber(size.width, locale, 1)} × ${formatNumber(size.height, locale, 1)} mm`;
  return (
    <>
      <Sheet style={{ width: sheetWidth * scale, aspectRatio: `${sheetWidth} / ${sheetHeight}` }}>
        {picture && <CroppedImage className="picture" {...picture} aspect={aspect} />}
        <div className="words" lang="de" style={{ left: `${x + 2}%`, bottom: `${y + 3}%` }}>
          <span className="label">{t({ id: 'lbl_advertisement', message: 'Anzeige' })}</span>
          <strong>{title.trim() || t`Titel der Anzeige`}</strong>
          {line && <p>{line}</p>}
          {text.trim() && <p>{text}</p>}
        </div>
        <div className="trim" style={{ inset: `${y}% ${x}%` }} />
      </Sheet>
      <span className="hint">{sizeLabel}</span>
      <ProofFile updateOrder={updateOrder} />
    </>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { CroppedImage } from './cropped-image';

/* Looks like a visitor's card, with lengths that scale with the page around it. */
const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: min(var(--portal-radius), 0.9em);
  background: var(--portal-color-card);
  box-shadow: 0 0 0 1px var(--portal-color-line), 0 2px 8px rgb(16 32 48 / 0.1);
  overflow-wrap: anywhere;

  &.is-row {
    flex-direction: row;
  }
  &.is-row > .picture {
    flex: 0 0 42%;
    align-self: start;
  }
  > .words {
    display: grid;
    flex: 1;
    gap: 0.4em;
    align-content: start;
    padding: 0.9em 1em 1em;
  }
  > .words:only-child {
    align-content: center;
  }
  .label {
    justify-self: start;
    padding: 0 0.6em;
    border-radius: 999px;
    background: var(--portal-color-surface);
    color: var(--portal-color-text-soft);
    font-size: 0.82em;
    font-weight: 700;
  }
  strong,
  p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  strong {
    font-size: 1.06em;
    line-height: 1.3;
  }
  p {
    color: var(--portal-color-text-soft);
    font-size: 0.9em;
  }
`;

/** The content of an advert. */
export type ProofAdvert = {
  title: string;
  /** Date and location of the event; '' without one. */
  line: string;
  text: string;
  picture: { address: string; crop: AdvertCrop | undefined } | undefined;
  /** The width of the slot divided by its height. */
  aspect: number;
};

type Props = ProofAdvert & {
  /** True if picture and text are side by side. */
  isRow: boolean;
};

/** Renders the advert as a card among or below events. */
export function AdvertCard({ title, line, text, picture, aspect, isRow }: Props) {
  const { t } = useLingui();
  return (
    <Card className={isRow ? 'is-row' : undefined}>
      {picture && <CroppedImage className="picture" {...picture} aspect={aspect} />}
      <div className="words" lang="de">
        <span className="label">{t({ id: 'lbl_advertisement', message: 'Anzeige' })}</span>
        <strong>{title.trim() || t`Titel der Anzeige`}</strong>
        {line && <p>{line}</p>}
        {text.trim() && <p>{text}</p>}
      </div>
    </Card>
  );
}

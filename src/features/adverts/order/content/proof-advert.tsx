import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../../../../ui/icon';
import type { Crop } from '../order-draft';
import { Cropped } from './cropped';

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  overflow: hidden;
  border-radius: var(--portal-radius);
  background: var(--portal-color-card, var(--portal-color-background));
  box-shadow: 0 0 0 1px var(--portal-color-line), 0 2px 8px rgb(16 32 48 / 0.1);
  overflow-wrap: anywhere;

  > .words {
    display: grid;
    gap: 4px;
    padding: 10px 12px 12px;
  }
  .label {
    color: var(--portal-color-text-soft);
    font-size: 0.72rem;
    letter-spacing: 0.04em;
  }
  strong {
    line-height: 1.25;
  }
  p {
    font-size: 0.87em;
    line-height: 1.4;
  }
  .none {
    display: grid;
    place-items: center;
    background: var(--portal-color-primary-soft);
    color: var(--portal-color-primary-text);
  }
`;

/** What an advert shows. */
export type ProofAdvert = {
  title: string;
  text: string;
  picture: { address: string; crop: Crop | undefined } | undefined;
  /** Width by height of the slot. */
  aspect: number;
};

/** The advert as a card, as it stands among the events. */
export function AdvertCard({ title, text, picture, aspect }: ProofAdvert) {
  const { t } = useLingui();
  return (
    <Card>
      {picture ? (
        <Cropped {...picture} aspect={aspect} />
      ) : (
        <div className="none" style={{ aspectRatio: String(aspect) }}>
          <Icon name="calendar" size={32} />
        </div>
      )}
      <div className="words" lang="de">
        <span className="label">{t`Anzeige`}</span>
        <strong>{title.trim() || t`Titel der Anzeige`}</strong>
        {text.trim() && <p>{text}</p>}
      </div>
    </Card>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { valueAt } from '../../../../lib/value-at';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { useFormContent, useLabel } from '../../../../ui/form/form-context';
import type { FocalPoint } from '../../../../ui/upload/focal-position';
import { FocalPreviews } from './focal-previews';
import { FocalSliders } from './focal-sliders';
import { FocalStage } from './focal-stage';

const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

type Props = {
  /** Address of the picture. */
  picture: string;
  /** Path of its row. */
  path: string;
  onClose(): void;
};

/** Sets the point of a picture around which each use cuts it, beside what visitors will see. */
export function FocalDialog({ picture, path, onClose }: Props) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const label = useLabel(path);
  const place = `${path}.focalPoint`;
  const [point, setPoint] = useState(() => (valueAt(form.values(), place) as FocalPoint | undefined) ?? MIDDLE);
  const [isBroken, setIsBroken] = useState(false);

  function take() {
    form.set(place, point);
    onClose();
    announce(t`${label}: wichtigste Stelle gewählt.`);
  }

  return (
    <Dialog title={t`${label}: wichtigste Stelle`} onClose={onClose} isWide>
      <Content>
        {isBroken ? (
          <p role="alert">{t`Dieses Bild lässt sich gerade nicht zeigen.`}</p>
        ) : (
          <>
            <p>{t`Je nach Platz wird das Bild an den Rändern beschnitten. Tippen Sie auf die Stelle, die immer zu sehen sein soll.`}</p>
            <FocalStage picture={picture} point={point} onPoint={setPoint} onBroken={() => setIsBroken(true)} />
            <FocalSliders point={point} onPoint={setPoint} />
            <FocalPreviews picture={picture} point={point} />
          </>
        )}
        <DialogButtons>
          {!isBroken && (
            <button type="button" className="button is-quiet" onClick={() => setPoint(MIDDLE)}>
              {t`In die Mitte`}
            </button>
          )}
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          {!isBroken && (
            <button type="button" className="button" onClick={take}>
              {t`Übernehmen`}
            </button>
          )}
        </DialogButtons>
      </Content>
    </Dialog>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import { WHOLE_PICTURE } from '../../../../lib/crop';
import { valueAt } from '../../../../lib/value-at';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { isWholePicture } from './crop-math';
import { CropPreviews } from './crop-previews';
import { CropStage } from './crop-stage';
import { CropTools } from './crop-tools';
import { CropUseChoice } from './crop-use-choice';
import type { CropUse, PictureCrops } from './crops';
import { FocalSliders } from './focal-sliders';
import { useSteps } from './use-steps';

const MIDDLE = { x: 0.5, y: 0.5 };

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

type Props = {
  /** The address of the whole picture. */
  picture: string;
  /** The path of the picture's row. */
  path: string;
  onClose(): void;
};

/** Renders a dialog to crop a picture for pages and lists around its focal point, with previews. */
export function CropDialog({ picture, path, onClose }: Props) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const label = useLabel(path);
  const [use, setUse] = useState<CropUse>('page');
  const [pictureRatio, setPictureRatio] = useState<number>();
  const [ratio, setRatio] = useState<number>();
  const [isBroken, setIsBroken] = useState(false);
  const history = useSteps<PictureCrops>(cropsOf(valueAt(form.values(), path)));
  const { point, crop, listCrop } = history.value;
  const shown = (use === 'list' ? (listCrop ?? crop) : crop) ?? WHOLE_PICTURE;
  const shareRatio = ratio && pictureRatio ? ratio / pictureRatio : undefined;
  const key = use === 'list' ? 'listCrop' : 'crop';
  const changeCrop = (newCrop: PictureCrops['crop'], stepKey: string) =>
    history.change({ [key]: newCrop }, `${use} ${stepKey}`);

  function apply() {
    const newPageCrop = crop && isWholePicture(crop) ? undefined : crop;
    form.set(`${path}.focalPoint`, point);
    form.set(`${path}.crop`, newPageCrop);
    form.set(`${path}.listCrop`, listCrop);
    onClose();
    announce(t`${label}: Ausschnitt gewählt.`);
  }

  return (
    <Dialog title={t`${label}: Ausschnitt`} onClose={onClose} isWide>
      <Content>
        {isBroken ? (
          <p role="alert">{t`Dieses Bild lässt sich gerade nicht zeigen.`}</p>
        ) : (
          <>
            <CropUseChoice use={use} onUse={setUse} />
            <p>{t`Ziehen Sie an den Ecken, bis Ihnen der Ausschnitt gefällt. Tippen Sie auf die Stelle, die immer zu sehen sein soll. Auf schmalen Bildschirmen fehlt am Rand noch etwas.`}</p>
            <CropStage
              {...{ picture, point, shareRatio }}
              crop={shown}
              onPoint={(next, stepKey) => history.change({ point: next }, stepKey)}
              onCrop={changeCrop}
              onLoaded={setPictureRatio}
              onBroken={() => setIsBroken(true)}
            />
            <CropTools
              {...{ use, ratio, history, pictureRatio }}
              crop={shown}
              onRatio={setRatio}
              onCrop={changeCrop}
              hasListCrop={use === 'list' && listCrop !== undefined}
            />
            <FocalSliders point={point} onPoint={(next) => history.change({ point: next }, 'sliders')} />
            <CropPreviews picture={picture} crops={history.value} />
          </>
        )}
        <DialogButtons>
          {!isBroken && (
            <button
              type="button"
              className="button is-quiet"
              onClick={() => history.change({ point: MIDDLE, crop: undefined, listCrop: undefined }, 'all')}
            >
              {t`Zurücksetzen`}
            </button>
          )}
          <button type="button" className="button is-quiet" onClick={onClose}>
            {t`Abbrechen`}
          </button>
          {!isBroken && (
            <button type="button" className="button" onClick={apply}>
              {t`Übernehmen`}
            </button>
          )}
        </DialogButtons>
      </Content>
    </Dialog>
  );
}

/** Returns the crops and focal point of a picture row. */
function cropsOf(row: unknown): PictureCrops {
  const { focalPoint, crop, listCrop } = (row ?? {}) as { focalPoint?: PictureCrops['point'] } & Pick<
    PictureCrops,
    'crop' | 'listCrop'
  >;
  return { point: focalPoint ?? MIDDLE, crop, listCrop };
}

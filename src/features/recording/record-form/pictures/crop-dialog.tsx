import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import { WHOLE_PICTURE } from '../../../../lib/crop';
import { valueAt } from '../../../../lib/value-at';
import { Dialog } from '../../../../ui/dialog';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { isWhole } from './crop-math';
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
  const [whole, setWhole] = useState<number>();
  const [frame, setFrame] = useState<number>();
  const [isBroken, setIsBroken] = useState(false);
  const cuts = useSteps<PictureCrops>(cutsOf(valueAt(form.values(), path)));
  const { point, crop, listCrop } = cuts.value;
  const shown = (use === 'list' ? (listCrop ?? crop) : crop) ?? WHOLE_PICTURE;
  const shape = frame && whole ? frame / whole : undefined;
  const key = use === 'list' ? 'listCrop' : 'crop';
  const cut = (part: PictureCrops['crop'], about: string) => cuts.change({ [key]: part }, `${use} ${about}`);

  function take() {
    const isAll = crop && isWhole(crop) ? undefined : crop;
    form.set(`${path}.focalPoint`, point);
    form.set(`${path}.crop`, isAll);
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
            <p>{t`Ziehen Sie an den Ecken, bis Ihnen der Ausschnitt gefällt. Tippen Sie auf die Stelle, die immer zu sehen sein soll: Je nach Platz wird der Ausschnitt an den Rändern noch schmaler.`}</p>
            <CropStage
              {...{ picture, point, shape }}
              crop={shown}
              onPoint={(next, about) => cuts.change({ point: next }, about)}
              onCrop={cut}
              onLoaded={setWhole}
              onBroken={() => setIsBroken(true)}
            />
            <CropTools
              {...{ use, frame, shape, cuts, whole }}
              crop={shown}
              onFrame={setFrame}
              onCrop={cut}
              isOwn={use === 'list' && listCrop !== undefined}
            />
            <FocalSliders point={point} onPoint={(next) => cuts.change({ point: next }, 'sliders')} />
            <CropPreviews picture={picture} cuts={cuts.value} />
          </>
        )}
        <DialogButtons>
          {!isBroken && (
            <button
              type="button"
              className="button is-quiet"
              onClick={() => cuts.change({ point: MIDDLE, crop: undefined, listCrop: undefined }, 'all')}
            >
              {t`Zurücksetzen`}
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

/** Returns the crops and focal point of a picture row. */
function cutsOf(row: unknown): PictureCrops {
  const { focalPoint, crop, listCrop } = (row ?? {}) as { focalPoint?: PictureCrops['point'] } & Pick<
    PictureCrops,
    'crop' | 'listCrop'
  >;
  return { point: focalPoint ?? MIDDLE, crop, listCrop };
}

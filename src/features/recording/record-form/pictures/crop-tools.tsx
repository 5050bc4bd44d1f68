import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SelectBox } from '../../../../forms/fields/select-box';
import { useTranslation } from '../../../../i18n/use-translation';
import { type Crop, WHOLE_PICTURE } from '../../../../lib/crop';
import { Icon } from '../../../../ui/icon';
import { withRatio } from './crop-math';
import type { CropUse } from './crops';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;

  > label {
    display: grid;
    gap: 4px;
  }
  > p {
    flex-basis: 100%;
  }
`;

/** The ratios of width to height of a picture on a card (`list`) and above the details (`page`). */
const RATIOS = { list: 16 / 10, page: 16 / 9 } as const;

type Props = {
  use: CropUse;
  crop: Crop;
  /** The fixed ratio of width to height of the crop; undefined for any. */
  ratio: number | undefined;
  /** The ratio of width to height of the picture; undefined before it has loaded. */
  pictureRatio: number | undefined;
  /** True if lists have a different crop than pages. */
  hasListCrop: boolean;
  history: { canUndo: boolean; undo(): void };
  onRatio(ratio: number | undefined): void;
  onCrop(crop: Crop | undefined, stepKey: string): void;
};

/** Renders the tools for a crop: aspect ratio, whole picture, undo. */
export function CropTools({ use, crop, ratio, pictureRatio, hasListCrop, history, onRatio, onCrop }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const id = useId();
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const [width, height] = [percent(crop.width), percent(crop.height)];

  function showAll() {
    onRatio(undefined);
    onCrop(WHOLE_PICTURE, 'whole');
  }

  function choose(name: string) {
    const chosen = name === 'list' || name === 'page' ? RATIOS[name] : undefined;
    onRatio(chosen);
    if (chosen && pictureRatio) onCrop(withRatio(crop, chosen / pictureRatio), `shape ${name}`);
  }

  return (
    <Tools>
      <label htmlFor={id}>
        {t`Seitenverhältnis`}
        <SelectBox>
          <select
            id={id}
            className="input"
            value={Object.entries(RATIOS).find(([, one]) => one === ratio)?.[0] ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t`Frei`}</option>
            <option value="list">{t`Wie in der Übersicht (16:10)`}</option>
            <option value="page">{t`Wie auf der Seite (16:9)`}</option>
          </select>
          <Icon name="down" size={16} />
        </SelectBox>
      </label>
      <button type="button" className="button is-quiet" onClick={showAll}>
        {t`Ganzes Bild`}
      </button>
      {hasListCrop && (
        <button type="button" className="button is-quiet" onClick={() => onCrop(undefined, 'as page')}>
          {t`Wie auf der Seite`}
        </button>
      )}
      <button type="button" className="button is-quiet" aria-disabled={!history.canUndo} onClick={history.undo}>
        {t`Rückgängig`}
      </button>
      <p className="hint" role="status">
        {use === 'list' && !hasListCrop
          ? t`Die Übersicht zeigt denselben Ausschnitt wie die Seite: ${width} breit, ${height} hoch.`
          : t`${width} der Breite und ${height} der Höhe sind zu sehen. Die Ecken folgen auch den Pfeiltasten.`}
      </p>
    </Tools>
  );
}

import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../../i18n/formats';
import type { Locale } from '../../../../i18n/locale';
import { useTranslation } from '../../../../i18n/use-translation';
import type { Crop } from '../../../../lib/crop';
import { isDay } from '../../../../lib/days';
import { plainText } from '../../../../lib/plain-text';
import type { Rubric } from '../../../../model/answers/rubric';
import { rubricText } from '../../../../model/rubric-text';

type ValueTexts = { yes: string; no: string; locale: Locale };

/** The keys that are not shown: ids, and values that mean nothing to a reader or are equal on both sides. */
const HIDDEN_KEYS = new Set(['id', 'key', 'file', 'focalPoint', 'crop', 'listCrop', 'addressId']);

const isCrop = (value: unknown): value is Crop => isPoint(value) && 'width' in value && 'height' in value;
const isPoint = (value: unknown): value is { x: number; y: number } =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Converts any value of the form to text; a row becomes the list of its values. */
function valueText(value: unknown, texts: ValueTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (isDay(value)) return formatDay(value, texts.locale, 'numeric');
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one: unknown) => valueText(one, texts)).join('; ');
  if (!isGroup(value)) return '';
  if ('label' in value && typeof value.label === 'string') return value.label;
  return Object.entries(value)
    .filter(([key, one]) => !HIDDEN_KEYS.has(key) && one !== false)
    .map(([, one]) => valueText(one, texts))
    .filter(Boolean)
    .join(', ');
}

/** Returns a function that converts the value of a field to text for the comparison of both versions. */
export function useRecordConflictLabels(rubrics: readonly Rubric[]): (path: string, value: unknown) => string {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const texts = { yes: t`Ja`, no: t`Nein`, locale };
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const states: Readonly<Record<string, string>> = { draft: t`Entwurf`, published: t`Veröffentlicht` };
  return (path, value) => {
    if (isCrop(value)) {
      const [width, height] = [percent(value.width), percent(value.height)];
      const [x, y] = [percent(value.x), percent(value.y)];
      return t`${width} breit und ${height} hoch, ${x} von links, ${y} von oben`;
    }
    if (isPoint(value)) {
      const [x, y] = [percent(value.x), percent(value.y)];
      return t`${x} von links, ${y} von oben`;
    }
    if (path === 'state') return states[String(value)] ?? '';
    const rubric = path === 'rubric' ? rubrics.find(({ id }) => String(id) === value) : undefined;
    return rubric ? rubricText(rubric, locale).children : valueText(value, texts);
  };
}

import { MAX_ENTRIES } from '../model/payloads/limits';
import type { FreeField, PublicationRule } from '../model/rules/event-rules';
import { isUsableName } from '../model/rules/visible-fields';
import { type Contradiction, type ContradictionRule, crossedBounds, unreachableMinimum } from './contradiction';
import { orderContradictions } from './order-contradictions';
import type { WorkSettings } from './work-settings-schema';

/** Any part of the settings of recording and ordering: each screen reads only the part that it needs. */
type PartialSettings = Partial<WorkSettings>;

/** The length of the shortest value of a type: `a@b.de`, `a.de`. */
const MIN_LENGTH: Partial<Record<FreeField['type'], number>> = { email: 6, url: 4 };

/** The contradictions of the settings of recording and ordering. */
export const workContradictions: readonly ContradictionRule<PartialSettings>[] = [
  ({ eventRecording }) => freeFields('eventRecording', eventRecording),
  ({ articleRecording }) => freeFields('articleRecording', articleRecording),
  ({ fieldSettings }) => {
    const { visible = true } = fieldSettings?.recording.title ?? {};
    const path = 'fieldSettings.recording.title.visible';
    const message = 'Every event and article has a title, so it is shown.';
    return visible ? [] : [{ path, code: 'hidden_title', message, replacement: { value: true } }];
  },
  ({ fieldSettings }) =>
    unreachableMinimum(`${RUBRICS}.min`, fieldSettings?.recording.addRubrics.min ?? 0, MAX_ENTRIES.rubrics - 1),
  ({ fieldSettings }) =>
    fieldSettings ? crossedBounds(RUBRICS, fieldSettings.recording.addRubrics, { unlimited: Number.NaN }) : [],
  ...publicationRules('fieldSettings.recording.publicationDates', ({ fieldSettings }) => fieldSettings?.recording),
  ...publicationRules('articleRecording.publicationDates', ({ articleRecording }) => articleRecording),
  ({ advertSettings }) => (advertSettings ? orderContradictions(advertSettings) : []),
];

const RUBRICS = 'fieldSettings.recording.addRubrics';

type WithFields = { additionalFieldsFormDefinition: readonly FreeField[] };

/** Finds free fields that cannot be shown or filled in. */
function freeFields(part: string, settings: WithFields | undefined): Contradiction[] {
  const fields = settings?.additionalFieldsFormDefinition ?? [];
  const list = `${part}.additionalFieldsFormDefinition`;
  const contradictions = fields.flatMap((field, index): Contradiction[] => {
    const path = `${list}.${index}`;
    const { name, type, options, maxLength } = field;
    const minLength = MIN_LENGTH[type] ?? 0;
    const first = fields.findIndex((one) => one.name.trim() === name.trim());
    const removal = { replacement: 'no entry' as const };
    if (!isUsableName(name))
      return [{ path: `${path}.name`, code: 'unusable_name', message: 'No field can have this name.', ...removal }];
    if (first !== index)
      return [
        {
          ...{ path: `${path}.name`, code: 'repeated_name', params: { name, first: first + 1 } },
          message: `Field ${first} has this name already, so this one is left out.`,
          ...removal,
        },
      ];
    if (type === 'select' && options.length === 0)
      return [
        { path: `${path}.options`, code: 'no_options', message: 'A select without options is left out.', ...removal },
      ];
    if (type === 'select') return unusableOptions(path, options);
    if (maxLength === 0 || maxLength >= minLength) return [];
    return [
      {
        ...{ path: `${path}.maxLength`, code: 'too_short_for_type', params: { type, least: minLength } },
        message: `No ${type} is that short, so this field is left out.`,
        ...removal,
      },
    ];
  });
  if (fields.length <= MAX_ENTRIES.freeFields) return contradictions;
  const params = { limit: MAX_ENTRIES.freeFields };
  const message = `At most ${params.limit} can be saved; the others are left out.`;
  const replacement = { value: fields.slice(0, params.limit) };
  return [...contradictions, { path: list, code: 'too_many_fields', params, message, replacement }];
}

/** Finds an option that is empty or repeated. */
function unusableOptions(path: string, options: readonly string[]): Contradiction[] {
  const wrongIndex = options.findIndex((option, index) => option.trim() === '' || options.indexOf(option) !== index);
  if (wrongIndex < 0) return [];
  const params = { option: wrongIndex + 1, name: options[wrongIndex] ?? '' };
  const message = `Option ${params.option} is empty or there twice, so it is left out.`;
  const usable = options.filter((option, index) => option.trim() !== '' && options.indexOf(option) === index);
  const replacement = usable.length > 0 ? { value: usable } : ('no entry' as const);
  return [{ path: `${path}.options`, code: 'unusable_option', params, message, replacement }];
}

type WithDates = { publicationDates: PublicationRule };

/**
 * Creates the rules of publication dates. Their sequence matters: the number of days limits `min`, which limits the
 * others.
 */
function publicationRules(
  path: string,
  groupOf: (part: PartialSettings) => WithDates | undefined,
): ContradictionRule<PartialSettings>[] {
  const withRule = (find: (rule: PublicationRule) => Contradiction[]) => (part: PartialSettings) => {
    const rule = groupOf(part)?.publicationDates;
    return rule ? find(rule) : [];
  };
  return [
    withRule(({ firstDay, lastDay }) =>
      lastDay === 0 || lastDay >= firstDay
        ? []
        : [
            {
              path: `${path}.lastDay`,
              code: 'before_first_day',
              params: { least: firstDay },
              message: `It lies before firstDay; ${firstDay} counts.`,
              replacement: { value: firstDay },
            },
          ],
    ),
    withRule(({ min }) => unreachableMinimum(`${path}.min`, min, MAX_ENTRIES.publicationDates)),
    withRule(({ min, firstDay, lastDay }) => {
      const days = lastDay === 0 ? Number.POSITIVE_INFINITY : lastDay - firstDay + 1;
      if (min <= days) return [];
      const message = `From firstDay to lastDay there are fewer days; ${days} counts.`;
      return [{ path: `${path}.min`, code: 'more_than_days', params: { days }, message, replacement: { value: days } }];
    }),
    withRule((rule) => crossedBounds(path, rule)),
    withRule(({ min, maxAmountDatesBeforeEvent: maxBefore }) =>
      maxBefore === 0 || maxBefore >= min
        ? []
        : [
            {
              path: `${path}.maxAmountDatesBeforeEvent`,
              code: 'fewer_before_event',
              params: { least: min },
              message: `It is less than min; ${min} counts.`,
              replacement: { value: min },
            },
          ],
    ),
  ];
}

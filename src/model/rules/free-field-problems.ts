import { plainText } from '../../lib/plain-text';
import type { RichTextFormat } from '../../lib/rich-text-formats';
import { isEmail, isWebAddress } from '../contact-checks';
import type { FreeValue } from '../records/event-content';
import { dayProblem, numberProblem } from '../value-problems';
import {
  type EventProblem,
  type EventRules,
  type FreeField,
  problemIf,
  tooLong,
  tooManyDigits,
  valueProblem,
} from './event-rules';
import { usableFreeFields } from './visible-fields';

/** The formats of the client's free fields, for which there is no setting. */
export const FREE_FIELD_FORMATS = [
  'bold',
  'italic',
  'underline',
  'bulletList',
  'orderedList',
  'link',
] as const satisfies readonly RichTextFormat[];

/** Returns the problems of the client's free fields, each at `freeFields.` and its name. */
export const freeFieldProblems = (
  values: readonly FreeValue[],
  rules: Pick<EventRules, 'eventRecording'>,
  today: string,
): EventProblem[] =>
  usableFreeFields(rules).flatMap((field) => {
    const value = values.find(({ name }) => name === field.name)?.value;
    const path = `freeFields.${field.name}`;
    const isEmpty = value === undefined || value === '' || value === false || isEmptyHtml(field, value);
    if (isEmpty) return problemIf(field.required, path, 'required');
    return valueProblems(path, value, field, today);
  });

/** Checks whether a formatted text has no visible text. */
const isEmptyHtml = ({ type }: FreeField, value: FreeValue['value']) =>
  type === 'wysiwyg' && typeof value === 'string' && plainText(value) === '';

function valueProblems(path: string, value: FreeValue['value'], field: FreeField, today: string): EventProblem[] {
  const { type, maxLength, options } = field;
  if (type === 'number') return numberProblems(path, value, maxLength);
  if (type === 'checkbox') return problemIf(value !== true, path, 'wrong_type');
  if (typeof value !== 'string') return problemIf(true, path, 'wrong_type');
  switch (type) {
    case 'date':
      return valueProblem(path, dayProblem(value, { today }));
    case 'select':
      return problemIf(!options.includes(value), path, 'choice');
    case 'wysiwyg':
      return tooLong(path, plainText(value), maxLength);
    case 'url':
      return [...tooLong(path, value, maxLength), ...problemIf(!isWebAddress(value), path, 'url')];
    case 'email':
      return [...tooLong(path, value, maxLength), ...problemIf(!isEmail(value), path, 'email')];
    default:
      return tooLong(path, value, maxLength);
  }
}

const numberProblems = (path: string, value: FreeValue['value'], maxLength: number): EventProblem[] =>
  typeof value === 'boolean'
    ? problemIf(true, path, 'wrong_type')
    : [
        ...valueProblem(path, numberProblem(value)),
        ...(typeof value === 'number' ? tooManyDigits(path, value, maxLength) : []),
      ];

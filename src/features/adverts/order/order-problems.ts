import type { FieldProblem } from '../../../forms/engine/form-problems';
import type { AdvertContent } from '../../../model/answers/order-draft';

/** The maximum lengths of an advert's texts, in characters. */
export const MAX_ENTERED_TITLE_LENGTH = 60;
export const MAX_ENTERED_TEXT_LENGTH = 200;

const required = (path: string, value: string): FieldProblem[] =>
  value.trim() === '' ? [{ path, code: 'required' }] : [];

const tooLong = (path: string, value: string, max: number): FieldProblem[] =>
  [...value.trim()].length > max ? [{ path, code: 'too_long', params: { max } }] : [];

/** Returns the problems of the texts of an advert. */
export const contentProblems = ({ title, text }: Pick<AdvertContent, 'title' | 'text'>): FieldProblem[] => [
  ...required('title', title),
  ...tooLong('title', title, MAX_ENTERED_TITLE_LENGTH),
  ...tooLong('text', text, MAX_ENTERED_TEXT_LENGTH),
];

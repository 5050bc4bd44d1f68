import { plainText } from '../../lib/plain-text';
import { type EventTexts, type RecordContent, TEXT_NAMES } from '../records/event-content';
import { type EventProblem, type EventRules, problemIf, tooLong, withPathPrefix } from './event-rules';
import { isTextShown } from './visible-fields';

const isHtml = (name: keyof EventTexts) => name.startsWith('longdesc');

/** Returns the visible text, without the markup of HTML. */
export const readText = (name: keyof EventTexts, text: string): string => (isHtml(name) ? plainText(text) : text);

/** Returns the problems of missing or too long texts in both languages; English ones are required once `isReady`. */
export const textProblems = (content: Pick<RecordContent, 'en'> & EventTexts, rules: EventRules): EventProblem[] => [
  ...problemIf(content.title === '', 'title', 'required'),
  ...lengthProblems(content, rules),
  ...problemIf(content.en.isReady && content.en.title === '', 'en.title', 'required'),
  ...withPathPrefix('en', lengthProblems(content.en, rules)),
];

const lengthProblems = (texts: EventTexts, rules: EventRules): EventProblem[] =>
  TEXT_NAMES.filter((name) => isTextShown(name, rules)).flatMap((name) =>
    tooLong(name, readText(name, texts[name]), rules.fieldSettings.recording[name].maxLength),
  );

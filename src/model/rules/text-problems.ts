import { plainText } from '../../lib/plain-text';
import { type EventTexts, TEXT_NAMES, type WrittenContent } from '../records/event-content';
import { below, type EventProblem, type EventRules, tooLong, when } from './event-rules';
import { isTextShown } from './visible-fields';

const isHtml = (name: keyof EventTexts) => name.startsWith('longdesc');

/** The characters of a text that a reader sees; of HTML, those of its words. */
export const readText = (name: keyof EventTexts, text: string): string => (isHtml(name) ? plainText(text) : text);

/** Texts that are missing or too long, in both languages; the English ones only have to be there once they are ready. */
export const textProblems = (content: Pick<WrittenContent, 'en'> & EventTexts, rules: EventRules): EventProblem[] => [
  ...when(content.title === '', 'title', 'required'),
  ...lengthProblems(content, rules),
  ...when(content.en.isReady && content.en.title === '', 'en.title', 'required'),
  ...below('en', lengthProblems(content.en, rules)),
];

const lengthProblems = (texts: EventTexts, rules: EventRules): EventProblem[] =>
  TEXT_NAMES.filter((name) => isTextShown(name, rules)).flatMap((name) =>
    tooLong(name, readText(name, texts[name]), rules.fieldSettings.recording[name].maxLength),
  );

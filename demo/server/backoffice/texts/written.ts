import { safeHref } from '../../../../src/lib/urls';
import { xmlText } from '../../feeds/xml-text';
import { type LinePart, valueNamesIn } from './line';

/** The values of a line; a missing one is empty. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

/** A run of characters with the same format. */
type Run = { text: string; isStrong: boolean; isEm: boolean; href?: string };

/** A text of lines, each of runs. */
export type FormattedText = readonly (readonly Run[])[];

type RunFormat = Pick<Run, 'isStrong' | 'isEm'>;

/** The name of the value that is an address, which becomes a link in HTML. */
const LINK = 'link';

/** Renders a line with values, which are plain text whatever they contain. Lines without visible text are left out. */
export function fillLine(parts: readonly LinePart[], values: TemplateValues): FormattedText {
  const lines: Run[][] = [[]];
  for (const run of runsOf(parts, values, { isStrong: false, isEm: false })) {
    const [first = '', ...others] = run.text.split('\n');
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of others) lines.push([{ ...run, text }]);
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

const runsOf = (parts: readonly LinePart[], values: TemplateValues, format: RunFormat): Run[] =>
  parts.flatMap((part) => runsOfPart(part, values, format));

function runsOfPart(part: LinePart, values: TemplateValues, format: RunFormat): Run[] {
  switch (part.kind) {
    case 'text':
      return [{ ...format, text: part.text }];
    case 'value':
      return valueRun(part.name, values, format);
    case 'optional': {
      const hasAllValues = valueNamesIn(part.parts).every((name) => normalizeBlanks(values[name] ?? '') !== '');
      return hasAllValues ? runsOf(part.parts, values, format) : [];
    }
    case 'strong':
      return runsOf(part.parts, values, { ...format, isStrong: true });
    case 'em':
      return runsOf(part.parts, values, { ...format, isEm: true });
  }
}

function valueRun(name: string, values: TemplateValues, format: RunFormat): Run[] {
  const text = normalizeBlanks(values[name] ?? '');
  if (text === '') return [];
  const href = name === LINK ? safeHref(text) : undefined;
  return [{ ...format, text, ...(href && { href }) }];
}

/** Normalizes blanks. Non-breaking ones stay: no printed line begins with '€'. */
const normalizeBlanks = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();

const textOf = (line: readonly Run[]) =>
  line
    .map(({ text }) => text)
    .join('')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Returns plain text, one line each. */
export const plainOf = (text: FormattedText): string => text.map(textOf).join('\n');

/** Returns HTML, for a page and for the clipboard. */
export const htmlOf = (text: FormattedText): string => text.map((line) => line.map(runHtml).join('')).join('<br>');

function runHtml({ text, isStrong, isEm, href }: Run): string {
  const plain = xmlText(text);
  const withLink = href === undefined ? plain : `<a href="${xmlText(href)}">${plain}</a>`;
  const emphasised = isEm ? `<em>${withLink}</em>` : withLink;
  return isStrong ? `<strong>${emphasised}</strong>` : emphasised;
}

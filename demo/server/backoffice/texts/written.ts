import { safeHref } from '../../../../src/lib/urls';
import { xmlText } from '../../feeds/xml-text';
import { type LinePart, valuesIn } from './line';

/** The values of a line; a missing one is empty. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

/** A run of characters with the same format. */
type Run = { text: string; isStrong: boolean; isEm: boolean; href?: string };

/** A text of lines, each of runs. */
export type Written = readonly (readonly Run[])[];

type Look = Pick<Run, 'isStrong' | 'isEm'>;

/** The name of the value that is an address, which becomes a link in HTML. */
const LINK = 'link';

/** Renders a line with values, which are plain text whatever they contain. Lines without visible text are left out. */
export function write(parts: readonly LinePart[], values: TemplateValues): Written {
  const lines: Run[][] = [[]];
  for (const run of runsOf(parts, values, { isStrong: false, isEm: false })) {
    const [first = '', ...others] = run.text.split('\n');
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of others) lines.push([{ ...run, text }]);
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''));
}

const runsOf = (parts: readonly LinePart[], values: TemplateValues, look: Look): Run[] =>
  parts.flatMap((part) => runsOfPart(part, values, look));

function runsOfPart(part: LinePart, values: TemplateValues, look: Look): Run[] {
  switch (part.kind) {
    case 'text':
      return [{ ...look, text: part.text }];
    case 'value':
      return valueRun(part.name, values, look);
    case 'optional': {
      const isWhole = valuesIn(part.parts).every((name) => oneLine(values[name] ?? '') !== '');
      return isWhole ? runsOf(part.parts, values, look) : [];
    }
    case 'strong':
      return runsOf(part.parts, values, { ...look, isStrong: true });
    case 'em':
      return runsOf(part.parts, values, { ...look, isEm: true });
  }
}

function valueRun(name: string, values: TemplateValues, look: Look): Run[] {
  const text = oneLine(values[name] ?? '');
  if (text === '') return [];
  const href = name === LINK ? safeHref(text) : undefined;
  return [{ ...look, text, ...(href && { href }) }];
}

/** Normalizes blanks. Non-breaking ones stay: no printed line begins with '€'. */
const oneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();

const textOf = (line: readonly Run[]) =>
  line
    .map(({ text }) => text)
    .join('')
    .replace(/[ \t]+/g, ' ')
    .trim();

/** Returns plain text, one line each. */
export const plainOf = (written: Written): string => written.map(textOf).join('\n');

/** Returns HTML, for a page and for the clipboard. */
export const htmlOf = (written: Written): string => written.map((line) => line.map(runHtml).join('')).join('<br>');

function runHtml({ text, isStrong, isEm, href }: Run): string {
  const plain = xmlText(text);
  const linked = href === undefined ? plain : `<a href="${xmlText(href)}">${plain}</a>`;
  const slanted = isEm ? `<em>${linked}</em>` : linked;
  return isStrong ? `<strong>${slanted}</strong>` : slanted;
}

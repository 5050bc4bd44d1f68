import type { ElementTag } from '../../../src/elements/registry';
import type { ThemeColor } from '../../../src/theme/theme';
import type { Page, Target, Width } from './configuration';
import type { PresetName } from './presets';
import type { SnippetPlace } from './snippets';
import { de } from './texts-de';
import { en } from './texts-en';
import type { Warning } from './warnings';

type WarningOf<Kind extends Warning['kind']> = Extract<Warning, { kind: Kind }>;

/** The words of the configurator in one language. */
export type Texts = {
  presets: string;
  preset: Record<PresetName, string>;
  reset: string;
  notes: (names: readonly string[]) => string;
  steps: {
    element: string;
    client: string;
    filters: string;
    attributes: string;
    theme: string;
    language: string;
    routing: string;
    size: string;
  };
  element: string;
  elements: Record<ElementTag, string>;
  client: string;
  ownClient: string;
  host: string;
  hostHint: string;
  base: string;
  baseHint: string;
  asking: string;
  found: (name: string) => string;
  rubrics: string;
  tags: string;
  noFilters: string;
  communityHint: string;
  communityNone: string;
  rare: string;
  standard: string;
  attribute: Readonly<Record<string, string>>;
  /** By value, or by attribute and value where a word means different things. */
  choice: Readonly<Record<string, string>>;
  color: Record<ThemeColor, string>;
  pick: (color: string) => string;
  rareColors: string;
  leads: (address: string) => string;
  font: string;
  fontHint: string;
  colorHint: string;
  wrongColor: string;
  wrongFont: string;
  page: string;
  pages: Record<Page, string>;
  reserve: string;
  reserveHint: string;
  width: string;
  widths: Record<Width, string>;
  preview: string;
  previewTitle: string;
  previewMissing: string;
  previewFailed: string;
  doubtful: (host: string) => string;
  confirm: string;
  code: string;
  target: string;
  targets: Record<Target, string>;
  places: Record<SnippetPlace, { title: string; where: string }>;
  frameTitle: string;
  advice: string;
  noAdvice: string;
  warning: { [Kind in Warning['kind']]: (warning: WarningOf<Kind>) => string };
  replace: string;
  policy: string;
  policyHint: string;
  frameHint: string;
  consent: string;
  noTiles: string;
  tiles: (origin: string) => string;
  more: (name: string) => string;
  policyPage: string;
  privacyPage: string;
};

export const TEXTS: Record<'de' | 'en', Texts> = { de, en };

/** Returns the words for a value of an attribute that has choices. */
export const choiceText = ({ choice }: Texts, attribute: string, value: string): string | undefined =>
  choice[`${attribute} ${value}`] ?? choice[value];

/** Returns the sentence of a warning. */
export const warningText = (texts: Texts, warning: Warning): string =>
  // Each kind has its own function, which TypeScript cannot see through the index.
  (texts.warning[warning.kind] as (warning: Warning) => string)(warning);

import type { ElementTag } from '../../../src/elements/registry';
import type { ThemeColor } from '../../../src/theme/theme';

/** The kinds of pages for which there is a snippet. */
export const TARGETS = ['html', 'wordpress', 'typo3', 'joomla', 'contao', 'react', 'vue', 'frame'] as const;
export type Target = (typeof TARGETS)[number];

/** The widths of the preview in pixels; `full` is that of a wide page. */
export const WIDTHS = { phone: 360, sidebar: 300, full: 1120 } as const;
export type Width = keyof typeof WIDTHS;

/** The background of the page around the element. */
export const PAGES = ['light', 'dark'] as const;
export type Page = (typeof PAGES)[number];

/** The colours of the theme, the most visible first. */
export const COLORS = [
  ...(['primary', 'secondary', 'background', 'text_on_primary'] as const),
  ...(['error', 'warning', 'success', 'info'] as const),
] satisfies ThemeColor[];

/** Everything that the configurator lets one choose. Values are texts as typed; empty ones are absent. */
export type Configuration = {
  readonly element: ElementTag;
  /** Base address of the client; '' for the first client of the demo. */
  readonly host: string;
  /** Address of the folder with the scripts; '' for the folder of this documentation. */
  readonly base: string;
  /** Attributes of the element by name, without `host` and `settings`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly colors: Readonly<Partial<Record<ThemeColor, string>>>;
  /** A CSS font list; '' for the font of the page. */
  readonly font: string;
  /** Height in pixels that the page reserves until the element is there; '' for none. */
  readonly reserve: string;
  readonly target: Target;
  readonly width: Width;
  readonly page: Page;
};

export const INITIAL: Configuration = {
  element: 'event-list',
  host: '',
  base: '',
  attributes: {},
  colors: {},
  font: '',
  reserve: '',
  target: 'html',
  width: 'full',
  page: 'light',
};

/** Returns a record without its empty texts. */
export const withoutEmpty = <Name extends string>(texts: Readonly<Partial<Record<Name, string>>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Partial<Record<Name, string>>;

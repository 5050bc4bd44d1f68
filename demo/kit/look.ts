import type { Locale } from '../../src/i18n/locale';

/** Widths of an element, in pixels, that show how fields give way. */
export const WIDTHS = [360, 768, 1280] as const;

export type Ground = 'light' | 'dark';

/** Language, ground and width in which the page shows the fields. */
export type Look = {
  locale: Locale;
  ground: Ground;
  /** Width of the element in pixels; undefined makes it as wide as the page. */
  width: (typeof WIDTHS)[number] | undefined;
};

export const isGround = (text: unknown): text is Ground => text === 'light' || text === 'dark';

/** One of the widths by its text, as it stands in the address. */
export const toWidth = (text: string | null): Look['width'] => WIDTHS.find((width) => String(width) === text);

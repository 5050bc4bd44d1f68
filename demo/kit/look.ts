import type { Locale } from '../../src/i18n/locale';

/** The widths of an element, in pixels, that show how fields adapt. */
export const WIDTHS = [360, 768, 1280] as const;

export type Ground = 'light' | 'dark';

/** The language, background and width of the fields. */
export type Look = {
  locale: Locale;
  ground: Ground;
  /** The width of the element in pixels; undefined makes it as wide as the page. */
  width: (typeof WIDTHS)[number] | undefined;
};

export const isGround = (text: unknown): text is Ground => text === 'light' || text === 'dark';

/** Parses one of the widths in the address. */
export const toWidth = (text: string | null): Look['width'] => WIDTHS.find((width) => String(width) === text);

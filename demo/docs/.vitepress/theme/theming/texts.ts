import type { Language } from '../../languages';
import type { TRIED_COLORS } from './try-colors';

/** The words of the colour try-out. */
type ThemingTexts = {
  legend: string;
  names: Record<(typeof TRIED_COLORS)[number], string>;
  ground: string;
  color: string;
  chosen: string;
  asText: string;
  unchanged: string;
  unchosen: string;
};

export const THEMING_TEXTS: Record<Language, ThemingTexts> = {
  de: {
    legend: 'Farben wählen',
    names: {
      primary: 'Hauptfarbe',
      secondary: 'Zweitfarbe',
      error: 'Fehler',
      info: 'Hinweise',
      success: 'Erfolg',
      warning: 'Warnungen',
    },
    ground: 'Hintergrund Ihrer Seite',
    color: 'Farbe',
    chosen: 'gewählt, Kontrast zur Seite',
    asText: 'als Schrift verwendet',
    unchanged: 'unverändert',
    unchosen: 'Ändern Sie eine Farbe. Dann steht hier das CSS dafür.',
  },
  en: {
    legend: 'Choose colours',
    names: {
      primary: 'Primary colour',
      secondary: 'Secondary colour',
      error: 'Errors',
      info: 'Hints',
      success: 'Success',
      warning: 'Warnings',
    },
    ground: 'Background of your page',
    color: 'Colour',
    chosen: 'chosen, contrast with the page',
    asText: 'used as text',
    unchanged: 'unchanged',
    unchosen: 'Change a colour. Its CSS then appears here.',
  },
};

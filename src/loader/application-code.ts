import type { Locale } from '../i18n/locale';
import { eventTexts } from '../i18n/texts';
import type { FirstCode } from './first-screen';

/** What every element stands on but those that need no application; it defines those that show events and nothing else. */
const core = () => import('../elements/event-elements');

type Loaders = readonly (() => Promise<unknown>)[];
const SCREENS: Partial<Record<FirstCode['screen'], Loaders>> = {
  events: [() => import('../features/events/list/event-list-screen')],
  event: [() => import('../features/events/detail/event-detail-screen')],
};
/** The texts of the first screens; the German ones are part of their code. */
const TEXTS: Record<Locale, Loaders> = {
  de: [],
  en: [() => import('../i18n/en.po?main')],
};

/**
 * Asks for everything that a first screen needs at once, not one by one as each is discovered. A failure shows where the
 * module itself is needed.
 */
export function fetchApplication({ screen, locale }: FirstCode): void {
  // Without them a detail and articles would be drawn late; a list is there before them.
  const needsTexts = screen === 'event' || screen === 'articles';
  const ofEvents = needsTexts ? [() => eventTexts.load(locale)] : [];
  for (const load of [core, ...(SCREENS[screen] ?? []), ...TEXTS[locale], ...ofEvents]) load().catch(() => undefined);
}

/** Loads the core. @throws when it cannot be fetched, also not the second time */
export const loadCore = () => core().catch(core);

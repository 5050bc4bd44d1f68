import type { Locale } from '../i18n/locale';
import { eventTexts } from '../i18n/texts';
import type { InitialCode } from './first-screen';

/** Loads the core that most elements need; it also defines the elements that show events only. */
const core = () => import('../elements/event-elements');

type Loaders = readonly (() => Promise<unknown>)[];
const SCREENS: Partial<Record<InitialCode['screen'], Loaders>> = {
  events: [() => import('../features/events/list/event-list-screen')],
  event: [() => import('../features/events/detail/event-detail-screen')],
};
/** The texts of the first screens; the German ones are part of their code. */
const TEXTS: Record<Locale, Loaders> = {
  de: [],
  en: [() => import('../i18n/en.po?main')],
};

/** Requests all files of a first screen in parallel. A failure appears where the module itself is needed. */
export function fetchApplication({ screen, locale }: InitialCode): void {
  // Without them a detail or articles would render late; a list is drawn before them.
  const needsEventTexts = screen === 'event' || screen === 'articles';
  const eventTextLoaders = needsEventTexts ? [() => eventTexts.load(locale)] : [];
  for (const load of [core, ...(SCREENS[screen] ?? []), ...TEXTS[locale], ...eventTextLoaders])
    load().catch(() => undefined);
}

/** Loads the core. @throws when the second try fails, too */
export const loadCore = () => core().catch(core);

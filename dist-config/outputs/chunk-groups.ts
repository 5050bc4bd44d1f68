import { LOCALES } from '../../src/i18n/locale';
import { isBlockedName } from '../blocked-names';
import { importClosure } from '../plugins/import-closure';

/*
 * Which module goes into which file, where that is not left to the build, which makes a file of what the same screens and
 * parts share. What a visitor of the list loads must not grow with what others need; few files compress better and are
 * asked for sooner than many.
 */

type Files = ReadonlySet<string>;

const closure = (...files: string[]): Files => importClosure(files.map((file) => `src/${file}`));
const union = (...sets: Files[]): Files => new Set(sets.flatMap((set) => [...set]));
/** Files that at least two of some sets have. */
const shared = (...sets: Files[]): Files =>
  new Set([...union(...sets)].filter((file) => sets.filter((set) => set.has(file)).length > 1));

/** The file of a module without what Vite adds to its name; the groups of a catalog are modules of their own. */
const fileOf = (id: string) => id.replace(/^\0/, '').replace(/(?<!\.po)\?.*$/, '');

const NOTHING = /^$(?!^)/;
const CORE_PACKAGES =
  /node_modules\/(?:@r2wc|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@lingui)\//;
/** Messages of a group, see dist-config/plugins/messages.ts. */
const messagesOf = (groups: string, locale: string) => new RegExp(`src/i18n/${locale}\\.po\\?(?:${groups})$`);
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** The groups of the modules, to be read from the sources as they are now: the first that wants a module gets it. */
export function groups() {
  const of = (name: string, files: Files, pattern = NOTHING) => ({
    name,
    test: (id: string) => files.has(fileOf(id)) || pattern.test(id),
  });
  const none: Files = new Set();
  const list = closure('elements/event-elements.ts', 'features/events/list/event-list-screen.tsx');
  // What all screens share with it.
  const small = closure('app/preload-on-hover.ts', 'cards/with-event-texts.tsx');
  const detail = closure('features/events/detail/event-detail-screen.tsx', 'model/answers/event-detail.ts');
  const articles = closure('features/articles/list/article-list-screen.tsx');
  const month = closure('features/events/views/month/month-part.tsx');
  const panels = ['filter-sheet', 'facet-panels', 'date-filter-panel', 'place-suggestions', 'nothing-found'].map(
    (file) => closure(`features/events/list/${file}.tsx`),
  );
  const extras = closure(
    ...['views/views', 'views/list-beside-part', 'list/list-description', 'list/failure-notice'].map(
      (file) => `features/events/${file}.tsx`,
    ),
    'cards/event-cards.tsx',
    'cards/rubric-cover.tsx',
  );
  const account = closure('shell/member-area.tsx');
  const logIn = closure('features/auth/login/login-screen.tsx');
  const authScreens = ['signup/signup', 'link/confirm', 'link/magic', 'password/reset', 'password/change'].map(
    (screen) => closure(`features/auth/${screen}-screen.tsx`),
  );
  const badge = closure('features/account/badge/account-badge.tsx');
  const start = closure('features/account/start-screen.tsx');
  const bookings = closure('features/adverts/bookings/bookings-screen.tsx');
  const profile = closure('features/profile/profile-screen.tsx');
  const ownEvents = closure('features/recording/my-events/my-events-screen.tsx');
  const eventForm = closure('features/recording/event-form/event-screen.tsx');
  const articleForm = closure('features/recording/article-form/article-screen.tsx');
  const order = closure('features/adverts/order/order-screen.tsx');
  const members = union(
    account,
    logIn,
    ...authScreens,
    profile,
    eventForm,
    articleForm,
    order,
    ownEvents,
    start,
    bookings,
  );

  const named = [
    of('loader', closure('loader/loader.ts'), either(/node_modules\/superstruct\//, messagesOf('loader', 'de'))),
    // The script tag and the application need them together.
    of('en', none, messagesOf('loader|main', 'en')),
    ...Object.entries({ events: 'events', account: 'account', recording: 'recording', order: 'adverts' }).flatMap(
      ([name, group]) => LOCALES.map((locale) => of(`${name}-texts-${locale}`, none, messagesOf(group, locale))),
    ),
    of('react', none, /node_modules\/(?:react|react-dom|scheduler)\//),
    // Nearly every page shows a list: one file of both is smaller, and one less to ask for.
    of('core', union(list, small), either(CORE_PACKAGES, messagesOf('main', 'de'))),
    of('list-effects', closure('features/events/list/list-effects.tsx')),
    // Stands on the loader alone, so that a page with nothing else never asks for the application.
    of('light', closure('loader/standalone/define.ts'), messagesOf('standalone', '(?:de|en)')),
    // Drawn before the application is there, so without what that stands on.
    of('article-list', closure('loader/article-list.tsx')),
    of('event-portal', closure('elements/event-portal.tsx')),
    of('html-cleaner', closure('lib/html-cleaner.ts')),
    of('leaflet', closure('ui/map/create-map.ts'), /node_modules\/leaflet\//),
    // Under every list, so without what only details and forms need; what those share with it is no reason to ask for it.
    of('list-shared', shared(extras, union(detail, members))),
    of('list-extras', extras),
    // What a list of days needs is no reason to ask for Emotion.
    of('popover', shared(month, union(detail, members))),
    of('panels', shared(month, ...panels)),
    of('styled', shared(union(detail, ...panels), members), /node_modules\/(?:@emotion|stylis)\//),
    of('event-detail-screen', detail),
    of(
      'articles',
      shared(articles, closure('elements/article-list.tsx', 'features/articles/detail/article-screen.tsx')),
    ),
    of('members', union(account, shared(start, profile), shared(badge, union(logIn, ownEvents)))),
    // What all forms are made of, then what those about a person and those of records have beside it.
    of('forms', shared(profile, union(logIn, ownEvents, bookings))),
    of('auth-screens', shared(logIn, ...authScreens)),
    of('person', shared(profile, union(eventForm, ...authScreens))),
    of('own-lists', shared(ownEvents, bookings)),
    of('recording', shared(eventForm, ownEvents)),
    of('record-list', shared(ownEvents, closure('features/recording/my-articles/my-articles-screen.tsx'))),
    of('record-fields', shared(eventForm, order)),
    of('record-form', shared(eventForm, articleForm)),
  ];
  return named.map((group, index) => ({ ...group, priority: named.length - index }));
}

/** The pattern of the name of a file; one that blockers of adverts know gets another. */
export const fileNameOf =
  (ending: string) =>
  ({ name }: { name: string }) =>
    `chunks/${isBlockedName(`${name}.js`) ? 'part' : '[name]'}${ending}`;

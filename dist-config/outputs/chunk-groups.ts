import { LOCALES } from '../../src/i18n/locale';
import { isBlockedName } from '../blocked-names';
import { importClosure } from '../plugins/import-closure';

/*
 * The groups of modules into files, where the build's default is not enough: it creates a file of modules that the same
 * screens and parts share. A visitor's list must not load files of other screens; few files compress better and load
 * sooner than many.
 */

type Files = ReadonlySet<string>;

const closure = (...files: string[]): Files => importClosure(files.map((file) => `src/${file}`));
const union = (...sets: Files[]): Files => new Set(sets.flatMap((set) => [...set]));
/** Returns the files in at least two of the sets. */
const shared = (...sets: Files[]): Files =>
  new Set([...union(...sets)].filter((file) => sets.filter((set) => set.has(file)).length > 1));

/** Returns the file of a module without Vite's suffix; the groups of a catalog are modules of their own. */
const fileOf = (id: string) => id.replace(/^\0/, '').replace(/(?<!\.po)\?.*$/, '');

const NOTHING = /^$(?!^)/;
const CORE_PACKAGES =
  /node_modules\/(?:@r2wc|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@lingui)\//;
/** Returns a pattern for the messages of a group, see dist-config/plugins/messages.ts. */
const messagesOf = (groups: string, locale: string) => new RegExp(`src/i18n/${locale}\\.po\\?(?:${groups})$`);
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));

/** Creates the groups from the current sources: a module belongs to the first match. */
export function groups() {
  const of = (name: string, files: Files, pattern = NOTHING) => ({
    name,
    test: (id: string) => files.has(fileOf(id)) || pattern.test(id),
  });
  const none: Files = new Set();
  const list = closure('elements/event-elements.ts', 'features/events/list/event-list-screen.tsx');
  // The common files of all screens.
  const small = closure('app/preload-on-hover.ts', 'cards/with-event-texts.tsx');
  const detail = closure('features/events/detail/event-detail-screen.tsx', 'model/answers/event-detail.ts');
  const articles = closure('features/articles/list/article-list-screen.tsx');
  const month = closure('features/events/views/month/month-part.tsx');
  const panels = ['filter-sheet', 'facet-panels', 'date-filter-panel', 'place-suggestions', 'nothing-found'].map(
    (file) => closure(`features/events/list/${file}.tsx`),
  );
  const extras = closure(
    ...['views/views', 'views/list-extras-part', 'list/list-description', 'list/failure-notice'].map(
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
    // Nearly every page shows a list: one file of both is smaller, and one request less.
    of('core', union(list, small), either(CORE_PACKAGES, messagesOf('main', 'de'))),
    of('list-effects', closure('features/events/list/list-effects.tsx')),
    // Depends on the loader alone, so that a page with nothing else never loads the application.
    of('light', closure('loader/standalone/define.ts'), messagesOf('standalone', '(?:de|en)')),
    // Drawn before the application has loaded, so without its dependencies.
    of('article-list', closure('loader/article-list.tsx')),
    of('event-portal', closure('elements/event-portal.tsx')),
    of('html-cleaner', closure('lib/html-cleaner.ts')),
    // Asked by each map before its library loads, also in lists, which must not load the code of forms.
    of('consent', closure('app/consent.ts', 'ui/map/map-consent.tsx', 'ui/map/host-of.ts')),
    of('leaflet', closure('ui/map/create-map.ts'), /node_modules\/leaflet\//),
    // Part of every list, so without files that only details and forms need.
    of('list-shared', shared(extras, union(detail, members))),
    of('list-extras', extras),
    // A list of days must not load Emotion.
    of('popover', shared(month, union(detail, members))),
    of('panels', shared(month, ...panels)),
    of('styled', shared(union(detail, ...panels), members), /node_modules\/(?:@emotion|stylis)\//),
    of('event-detail-screen', detail),
    of(
      'articles',
      shared(articles, closure('elements/article-list.tsx', 'features/articles/detail/article-screen.tsx')),
    ),
    of('members', union(account, shared(start, profile), shared(badge, union(logIn, ownEvents)))),
    // The common files of all forms, then the additional ones of person and record forms.
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

/** Returns the pattern of a file's name; one that ad blockers match gets another. */
export const fileNameOf =
  (ending: string) =>
  ({ name }: { name: string }) =>
    `chunks/${isBlockedName(`${name}.js`) ? 'part' : '[name]'}${ending}`;

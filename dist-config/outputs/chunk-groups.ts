import { LOCALES } from '../../src/i18n/locale';
import { importClosure } from '../plugins/import-closure';

/*
 * Which module goes into which file. Few files compress better and are asked for sooner than many; what a visitor of
 * the list loads must not grow with what others need. The first group that wants a module gets it.
 */

type Files = ReadonlySet<string>;
type Group = { name: string; has(id: string): boolean };

const closure = (...files: string[]): Files => importClosure(files.map((file) => `src/${file}`));
const union = (...sets: Files[]): Files => new Set(sets.flatMap((set) => [...set]));
const shared = (one: Files, ...others: Files[]): Files => {
  const other = union(...others);
  return new Set([...one].filter((file) => other.has(file)));
};
/** Files that at least two of some sets have. */
const sharedBy = (...sets: Files[]): Files => union(...sets.map((set, place) => shared(set, ...sets.slice(place + 1))));

const only = (files: Files, pattern: RegExp): Files => new Set([...files].filter((file) => pattern.test(file)));

/** The file of a module without what Vite adds to its name; the groups of a catalog are modules of their own. */
const fileOf = (id: string) => id.replace(/^\0/, '').replace(/(?<!\.po)\?.*$/, '');
const of = (name: string, files: Files, pattern = NOTHING): Group => ({
  name,
  has: (id) => files.has(fileOf(id)) || pattern.test(id),
});

const NOTHING = /^$(?!^)/;
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//;
/** What every screen of events needs beside React. */
const CORE_PACKAGES =
  /node_modules\/(?:@r2wc|valtio|proxy-compare|wouter|regexparam|use-sync-external-store|@lingui)\//;
const SUPERSTRUCT = /node_modules\/superstruct\//;
/** Messages of a group, see dist-config/plugins/messages.ts. */
const MESSAGES = (groups: string, locale: string) => new RegExp(`src/i18n/${locale}\\.po\\?(?:${groups})$`);
/** How it is said what only events can have wrong. */
const PROBLEM_WORDS = /record-form\/problems\/problem-words\.ts/;
/** What a list of articles has beside that of events, what the one of the portal has around it; one article needs the detail of an event, too. */
const ARTICLE_LIST =
  /src\/(?:elements\/article-list\.tsx|features\/events\/articles\/(?:list\/(?:own-list-screen|article-list-view|load-articles)|(?:first-api|article-failure-lazy|article-cards|use-\w+(?:-\w+)*)\.tsx?$))/;
const ARTICLES_AROUND = /src\/features\/events\/articles\/(?:list\/|api\.tsx?$)/;
const ARTICLE = /src\/features\/events\/articles\/(?:detail\/|(?:articles-back-link|event-articles)\.tsx)/;
/** The table of screens that few visitors open first. */
const FURTHER = /src\/(?:shell\/further-screens\.tsx|features\/events\/articles\/article-routes-lazy\.ts)/;
/** What somebody goes on with. */
const UNFINISHED = /src\/features\/recording\/unfinished\/unfinished-\w+\.tsx/;
const LEAFLET = /node_modules\/leaflet\//;
/** What somebody has booked. */
const BOOKINGS = /src\/(?:features\/adverts\/bookings\/|api\/load-file\.ts)/;
/** The order of adverts; what it shares with the forms of events stays with those. */
const ADVERTS = /src\/(?:features\/adverts\/|model\/adverts\/|settings\/(?:to-)?advert-settings)/;
const QR_CODES = /node_modules\/uqr\//;
const EMOTION = /node_modules\/(?:@emotion|stylis)\//;

/** The groups of the modules, to be read from the sources as they are now. */
export function chunkGroups(): Group[] {
  const list = closure('features/events/list/event-list-screen.tsx');
  const detail = closure('features/events/detail/event-detail-screen.tsx', 'features/events/detail/read-event.ts');
  const sheet = closure('features/events/list/filter-sheet.tsx', 'features/events/list/facet-panels.tsx');
  const when = closure('features/events/list/when-panel.tsx');
  const places = closure(
    'features/events/list/place-suggestions.tsx',
    'features/events/list/named-place.ts',
    'features/events/list/around.ts',
  );
  const nothing = closure('features/events/list/nothing-found.tsx', 'features/events/list/favourites-bar.tsx');
  const failure = closure('features/events/list/failure-notice.tsx');
  const meanwhile = closure('features/events/list/meanwhile.tsx', 'portal/use-pointing.ts');
  const subscribe = closure('features/events/calendar/subscribe-box.tsx', 'features/events/calendar/web-calendars.ts');
  const combo = closure('ui/combo/combo-list.tsx');
  const month = closure('features/events/views/month/month-part.tsx');
  const map = closure('features/events/views/map/map-part.tsx');
  const placeMap = closure('features/events/place-map/place-map-part.tsx');
  const mapBoard = closure('features/events/views/map/map-board-part.tsx');
  // Drawn before the application is there, so without what that stands on.
  const articlesFirst = closure('loader/article-list.tsx');
  const articlesRead = closure('features/events/articles/article-page.ts');

  const portal = closure('elements/event-portal.tsx');
  const account = closure('elements/member-elements.ts');
  const area = closure('shell/member-area.tsx');
  const badge = closure('features/account/badge/account-badge.tsx');
  const start = closure('features/account/start-screen.tsx');
  const logIn = closure('features/auth/login/login-screen.tsx', 'features/auth/session/session-keeper.tsx');
  const links = closure(
    'features/auth/link/confirm-screen.tsx',
    'features/auth/link/magic-screen.tsx',
    'features/auth/password/request-reset-screen.tsx',
    'features/auth/password/reset-screen.tsx',
    'features/auth/password/change-screen.tsx',
  );
  const signUp = closure('features/auth/signup/signup-screen.tsx');
  const profile = closure('features/profile/profile-screen.tsx');
  const information = closure('features/profile/information/information-screen.tsx');
  const deletion = closure('features/profile/privacy/deletion-screen.tsx');
  const ownEvents = closure(
    'features/recording/my-events/my-events-screen.tsx',
    'features/recording/my-events/recording-off-screen.tsx',
  );
  const ownChanges = closure('features/recording/my-events/standing-changes.ts');
  const dateField = closure('ui/typed-fields/date-field.tsx', 'ui/typed-fields/day-panel.tsx');
  const eventForm = closure('features/recording/event-form/event-screen.tsx');
  const ownArticles = closure('features/recording/my-articles/my-articles-screen.tsx');
  const articleForm = closure('features/recording/article-form/article-screen.tsx');
  // Open from the start; the others are asked for one by one.
  const eventSections = closure(
    'features/recording/event-form/texts-part/texts-section.tsx',
    'features/recording/event-form/filing/filing-section.tsx',
    'features/recording/event-form/dates/dates-section.tsx',
    'features/recording/record-form/places/places-section.tsx',
  );
  const eventTexts = closure(
    'features/recording/record-form/descriptions/descriptions-section.tsx',
    'features/recording/record-form/english/english-section.tsx',
  );
  const orderFields = closure(
    'ui/fields/select-field.tsx',
    'ui/fields/text-area-field.tsx',
    'ui/fields/upload-field.tsx',
    'ui/upload/focal-position.ts',
  );
  const bookings = closure(
    'features/adverts/bookings/bookings-screen.tsx',
    'features/adverts/bookings/booking-screen.tsx',
  );
  const advertScreen = closure('features/adverts/order/order-screen.tsx');
  const advertParts = closure('features/adverts/order/later-steps-part.tsx');
  const doors = [logIn, links, signUp];
  const inside = [profile, information, deletion];
  const members = [area, badge, start, eventForm, ...doors, ...inside, ownEvents];

  return [
    of('loader', closure('loader/loader.ts'), MESSAGES('loader', 'de')),
    // The script tag and the application need them together.
    of('en', new Set(), MESSAGES('loader|main', 'en')),
    ...Object.entries({ events: 'events', account: 'account', recording: 'recording', order: 'adverts' }).flatMap(
      ([name, group]) => LOCALES.map((locale) => of(`${name}-texts-${locale}`, new Set(), MESSAGES(group, locale))),
    ),
    of('react', new Set(), REACT),
    of(
      'core',
      union(
        closure('elements/event-elements.ts', 'ui/use-lazy-part.ts', 'features/events/favourites.ts'),
        closure('features/events/with-event-texts.tsx'),
        closure('lib/clean-html.ts', 'portal/adverts/shown-adverts-lazy.ts'),
        // Nearly every page shows a list: one file of both is smaller, and one less to ask for.
        list,
        shared(detail, meanwhile),
      ),
      new RegExp(`${CORE_PACKAGES.source}|${MESSAGES('main', 'de').source}`),
    ),
    of('meanwhile', meanwhile),
    // Stands on the loader alone, so that a page with nothing else never asks for the application.
    of('light', closure('loader/light/define.ts'), MESSAGES('standalone', '(?:de|en)')),
    of('article-list', articlesFirst),
    of('answers', closure('features/events/event-page.ts', 'portal/catalogue/communities.ts'), SUPERSTRUCT),
    // Apart from the badge, the elements of people with an account are made of what the portal and the area are made of.
    of('event-portal', union(portal, shared(account, area))),
    of('member-elements', account),
    of('html-cleaner', closure('loader/painted-scaffold.ts')),
    of('frame-fallback', closure('loader/frame-fallback.ts')),
    of('fallbacks', closure('shell/not-found-screen.tsx', 'shell/clean-markup.tsx'), FURTHER),
    // What the month needs of it: in the file of the styled parts it would bring all of those to a list of days.
    of('float', shared(month, ...members)),
    of(
      'styled',
      // What the rules of a form read of a formatted text is no reason to ask for the detail of an event.
      union(shared(detail, nothing, ...members), shared(sheet, ...members), closure('lib/plain-text.ts')),
      EMOTION,
    ),
    // What a list needs when something is missing, and every detail: why, what stands in the place of a picture, and what
    // search engines are told.
    of(
      'failure',
      union(
        failure,
        closure(
          'features/events/card/rubric-cover-part.tsx',
          'features/events/card/event-cards.tsx',
          'features/events/json-ld/list-description.tsx',
          // What the map and the field of a place share is too little for a file.
          'features/events/list/device-position.ts',
        ),
      ),
    ),
    // Under every list, so it must not ask for what only forms and details need.
    of('subscribe', subscribe),
    // Cards of events stand below articles, too, which need the detail anyway.
    of('event-detail-screen', union(detail, closure('features/events/card/event-cards.tsx'))),
    // Only what nothing else has: the detail of an event and the forms must not ask for it.
    of('articles', new Set(), ARTICLE_LIST),
    // With what reads the answer to the last word, for one article, too.
    of('articles-read', articlesRead, ARTICLES_AROUND),
    of('article', new Set(), ARTICLE),
    of('panels', union(sharedBy(sheet, when, places, nothing, combo), shared(month, when))),
    // What draws maps, also that of a form and of one event.
    of('leaflet', closure('ui/map/create-map.ts', 'ui/map/pin-marker.ts', 'ui/map/map-frame.tsx'), LEAFLET),
    of('places', places),
    // Named for what blockers of adverts leave alone: who runs one sees the portal without any fault.
    of('booked', closure('portal/adverts/shown-adverts.ts', 'elements/advert-slot.tsx')),
    of('filter-sheet', sheet),
    // Under every list, so what the month and the map share comes with it.
    of(
      'views',
      closure(
        'features/events/views/views.tsx',
        'features/events/views/use-questions.ts',
        'features/events/favourite-extras/favourites-beside.tsx',
      ),
    ),
    // After the views, so that no list asks for what a detail has.
    of(
      'event-calendar',
      closure('features/events/calendar/event-calendar.tsx', 'features/events/calendar/ways-there.tsx'),
    ),
    of('card-menu', closure('features/events/calendar/card-menu.tsx')),
    of('list-beside', closure('features/events/views/list-beside-part.tsx')),
    of('beyond', closure('features/events/beyond/beyond.ts')),
    of('qr', closure('features/events/beyond/qr-code.tsx'), QR_CODES),
    of(
      'favourites',
      closure(
        'features/events/favourite-extras/favourites-part.tsx',
        'features/events/favourite-extras/favourite-uses.tsx',
      ),
    ),
    // Buttons of guests and of members.
    of('mutation', closure('portal/use-mutation.ts')),
    of(
      'saved-search',
      closure(
        'features/events/saved-search/saved-search-form.tsx',
        'features/events/saved-search/search-mail-screen.tsx',
      ),
    ),
    of('month', month),
    // What stands in the place of a map before somebody wants it.
    of('map-ground', shared(map, placeMap)),
    of('place-map', placeMap),
    of('map', map),
    of('map-board', mapBoard),
    of('nothing-found', nothing),
    of(
      'members',
      union(
        area,
        shared(start, ...doors, ...inside),
        shared(badge, start, logIn),
        shared(ownEvents, ...doors, ...inside),
        closure('portal/form-parts/download-button.tsx', 'model/adverts/advert-price.ts'),
      ),
    ),
    // What forms are made of, then what only those about a person have, and only those on the way to an account.
    of(
      'forms',
      union(
        shared(profile, logIn, links),
        shared(profile, eventForm),
        closure('ui/fields/part-waiting.tsx', 'ui/use-tried-part.ts'),
      ),
    ),
    of('person', union(shared(profile, signUp), shared(profile, eventSections))),
    of('doors', sharedBy(...doors)),
    of('profile-parts', sharedBy(...inside)),
    of('log-in', logIn),
    of('account-links', links),
    of('profile', profile),
    of(
      'recording',
      union(
        shared(eventForm, ownEvents, ownChanges, dateField),
        // What is special about articles is too little for a file.
        shared(ownArticles, articleForm),
        closure('model/rules/needed-addresses.ts'),
      ),
    ),
    // Typed days and the series: neither the list nor the form waits for them, but their dialogs and sections do.
    of('dates', union(dateField, shared(ownChanges, eventSections))),
    of('record-list', closure('portal/record-list/record-list.tsx', 'portal/record-list/use-list-filter.ts')),
    of('bookings', only(bookings, BOOKINGS)),
    of(
      'own-records',
      union(
        shared(ownEvents, ownArticles),
        // The start shows both.
        closure('features/recording/my-events/own-event.ts', 'features/recording/my-articles/own-article.ts'),
      ),
    ),
    of('unfinished', new Set(), UNFINISHED),
    of('own-events', union(ownEvents, ownChanges)),

    of('record-form', shared(eventForm, articleForm)),
    of('event-form', eventForm),
    of('article-form', articleForm),
    // What sends the pictures of events and of adverts, and fields that both have.
    of('uploads', closure('portal/form/draft-uploads.ts')),
    of('order-fields', orderFields),
    // What can be wrong, and how it is said.
    of('event-rules', closure('model/rules/event-problems.ts', 'model/rules/article-problems.ts'), PROBLEM_WORDS),
    of(
      'event-panels',
      closure(
        'features/recording/record-form/published/published-panel.tsx',
        'features/recording/record-form/frame/closed-panel.tsx',
      ),
    ),
    // The editor, the field for pictures and the import share some of it; all of them stand in the form.
    of(
      'event-sections',
      union(
        eventSections,
        closure('lib/link-address.ts', 'ui/upload/use-file-drop.ts', 'ui/upload/drop-box.ts'),
        // Links, tickets and access have it, each asked for alone.
        closure('features/recording/event-form/web-address-field.tsx'),
      ),
    ),
    of(
      'article-sections',
      closure(
        'features/recording/article-form/head/head-section.tsx',
        'features/recording/article-form/about/about-section.tsx',
      ),
    ),
    of('event-texts', eventTexts),
    // What stands around the title, each too little for a file.
    of(
      'event-hints',
      closure(
        'features/recording/event-form/duplicates/duplicates-panel.tsx',
        'features/recording/event-form/last-time/last-time-panel.tsx',
      ),
    ),
    // The preview shows the files that it sends.
    of(
      'event-pictures',
      closure('features/recording/record-form/pictures-part.tsx', 'features/recording/record-form/media-changes.ts'),
    ),
    // The event of the form as visitors see it, and one that can only be read.
    of(
      'event-preview',
      closure(
        'features/recording/record-form/preview/preview-dialog.tsx',
        'features/recording/event-form/preview/event-preview-dialog.tsx',
        'features/recording/event-form/shown/shown-event-part.tsx',
      ),
    ),
    // A picture in the list of uploads, and beside the dialog about its most important spot.
    of('upload-row', closure('ui/upload/upload-row.tsx')),
    of('event-rows', closure('ui/fields/add-button.tsx', 'features/recording/event-form/row-box.tsx')),
    // Last, as a group takes all that it needs and nobody else has: what others have stays with them. Their names are none
    // that blockers of adverts know.
    of('order', only(advertScreen, ADVERTS)),
    of('order-parts', only(advertParts, ADVERTS)),
  ];
}

/** The same as the build takes them: the first one first. */
export function groups() {
  const all = chunkGroups();
  return all.map(({ name, has }, place) => ({ name, test: has, priority: all.length - place }));
}

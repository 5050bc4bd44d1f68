/* Answers of the API as a server sends them, each complete and ordinary; a test passes the differences. */

type Answer = Record<string, unknown>;

/** Returns a community of GET communities. */
export const aCommunity = (given: Answer = {}): Answer => ({
  community_id: 8415061,
  name: 'Pfullingen',
  name_path: 'Baden-Württemberg|Reutlingen|Pfullingen',
  zip: '72793',
  lat: 48.4646,
  lon: 9.2256,
  ...given,
});

/** Returns an address of GET addresses/{id}. */
export const anAddress = (given: Answer = {}): Answer => ({
  address_id: 10,
  community: aCommunity(),
  name: 'Kulturhaus Klosterkirche',
  zipcode: '72793',
  street: 'Klosterstraße 1',
  phone: '07121 70300',
  email: 'info@klosterkirche.example',
  url: 'www.klosterkirche.example',
  ...given,
});

/** Returns a picture of an event. */
export const aPicture = (given: Answer = {}): Answer => ({
  id: 'm1',
  alt: 'Die Bühne im Abendlicht',
  width: 1280,
  height: 960,
  focalPoint: { x: 0.5, y: 0.4 },
  src: '/api/media/m1/{width}',
  widths: [320, 640, 960, 1280],
  author: 'Anna Muster',
  ...given,
});

/** Returns a rubric. */
export const aRubric = (given: Answer = {}): Answer => ({
  id: 1,
  name: 'Konzerte',
  color: '#8c2f5c',
  icon: 'music',
  ...given,
});

/** Returns a date of an event. */
export const anAppointment = (given: Answer = {}): Answer => ({
  id: 'a1',
  date: '2026-11-21',
  from: '19:30',
  until: '22:00',
  fullDay: false,
  status: 'scheduled',
  ...given,
});

/** Returns a row of GET events. */
export const anEventRow = (given: Answer = {}): Answer => ({
  id: 'e1',
  title: 'Winterklang',
  shortdesc1: 'Musik bei Kerzenlicht.',
  rubric: aRubric(),
  tags: ['Klassik'],
  status: 'scheduled',
  appointment: anAppointment(),
  appointmentCount: 1,
  lastDate: '2026-11-21',
  free: false,
  children: false,
  barrierFree: true,
  location: { address_id: 10, name: 'Kulturhaus Klosterkirche', zipcode: '72793', community: aCommunity() },
  image: aPicture(),
  distance: 3100,
  ...given,
});

/** Returns an event of GET events/{id}. */
export const anEventAnswer = (given: Answer = {}): Answer => ({
  ...anEventRow(),
  shortdesc2: 'Mit Pause.',
  shortdesc3: 'Einlass ab 19 Uhr.',
  longdesc1: '<p>Ein <b>Abend</b> für alle.</p>',
  longdesc2: '<p>Programm</p>',
  longdesc3: '<p>Hinweise</p>',
  rubrics: [aRubric()],
  appointments: [anAppointment()],
  priority: 0,
  location: anAddress(),
  promoter: anAddress({ address_id: 11, name: 'Kulturamt' }),
  links: [{ kind: 'ticket', url: 'https://tickets.example/1', text: 'Karten' }],
  ticketAgencies: [{ name: 'Bürgerbüro', phone: '07121 1', street: 'Markt 1', zipcode: '72793', city: 'Pfullingen' }],
  price: { from: 1200, to: 1800, currency: 'EUR', text: 'ermäßigt 9 €' },
  media: [aPicture()],
  freeFields: [
    { name: 'age', label: 'Alter', value: 'ab 6' },
    { name: 'language', label: 'Sprache', value: 'Deutsch' },
  ],
  updatedAt: '2026-11-01T10:00:00Z',
  accessibility: 'Stufenlos.',
  accessFeatures: ['stepFree', 'signLanguage'],
  easyText: 'Das ist ein Konzert.\n\nSie hören Musik.',
  signLanguageUrl: 'https://videos.example/dgs/1',
  ...given,
});

import type { Language } from './languages';

/** A picture pair of a setting's effect: the value of the second picture, and the page of the demo that shows it. */
export type SettingPicture = {
  setting: string;
  value: unknown;
  /** The caption of the second picture, if the value itself says too little. */
  caption?: Record<Language, string>;
  /** The element with its attributes, and its client. */
  markup: string;
  /** The locator at which the picture begins; by default the beginning of the element. */
  part?: string;
  width: number;
  height: number;
};

const list = (attributes: string) => `<event-list host="/clients/stadt" ${attributes}></event-list>`;
const portal = (start: string) =>
  `<event-portal host="/clients/stadt" history="memory" start="${start}"></event-portal>`;
const CARDS = list('limit="2" filter="off"');
/** Two events with free entry. */
const TEASER = '<event-teaser host="/clients/stadt" ids="s00571,s00038"></event-teaser>';
const DETAIL = '<event-detail host="/clients/stadt" event-id="s00012"></event-detail>';

/** The settings whose effect the documentation shows. */
export const SETTING_PICTURES: readonly SettingPicture[] = [
  { setting: 'theme.fontFamily', value: 'Georgia, serif', markup: CARDS, width: 560, height: 380 },
  { setting: 'theme.light.primary', value: '#7a1f3d', markup: list('limit="2"'), width: 560, height: 380 },
  { setting: 'theme.light.secondary', value: '#b9f6ca', markup: TEASER, width: 560, height: 380 },
  { setting: 'theme.light.background', value: '#fdf0dd', markup: CARDS, width: 560, height: 380 },
  {
    setting: 'applicationSettings.scaffoldTemplate',
    value: '<h2>Kultur im Achalmtal</h2><p>Alles, was in Stadt und Kreis los ist.</p>{{portal}}',
    caption: { de: 'eine Überschrift und ein Satz', en: 'a heading and a sentence' },
    markup: portal('/'),
    width: 560,
    height: 380,
  },
  {
    setting: 'applicationSettings.footerContact',
    value: '<p>Kulturamt, Telefon 07121 1234</p>',
    caption: { de: 'eine Zeile mit Telefonnummer', en: 'a line with a phone number' },
    markup: portal('/auth/login'),
    part: '[part~=footer]',
    width: 560,
    height: 220,
  },
  {
    setting: 'applicationSettings.activateEventsRecording',
    value: false,
    markup: list('limit="2" recording-url="/eintragen/"'),
    width: 560,
    height: 380,
  },
  { setting: 'eventList.resultsPerPage', value: 2, markup: list('filter="off"'), width: 560, height: 520 },
  {
    setting: 'eventDetails.shortdesc1',
    value: false,
    markup: DETAIL,
    part: '[part~=detail] figure',
    width: 560,
    height: 520,
  },
  {
    setting: 'eventDetails.longdesc1',
    value: false,
    markup: DETAIL,
    part: '[part~=detail] figure',
    width: 560,
    height: 520,
  },
  { setting: 'authenticatedArea.showLoginSignupButton', value: false, markup: portal('/'), width: 560, height: 300 },
  {
    setting: 'auth.conditionsRequired',
    value: false,
    markup: portal('/auth/signup'),
    part: 'form >> text=Einverständnis',
    width: 560,
    height: 520,
  },
];

/** Returns the file names of the two pictures of a setting. */
export const pictureFiles = ({ setting }: Pick<SettingPicture, 'setting'>): [before: string, after: string] => [
  `${setting}-0.webp`,
  `${setting}-1.webp`,
];

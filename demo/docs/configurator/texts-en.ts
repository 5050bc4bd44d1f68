import type { Texts } from './texts';

const ratio = (value: number) => value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en: Texts = {
  presets: 'Where would you like to start?',
  preset: {
    portal: 'Whole portal',
    front: 'Teaser for the front page',
    sidebar: 'Weekend in the sidebar',
    music: 'Only music',
    calendar: 'Calendar of the month',
    search: 'Search box in the page header',
  },
  reset: 'Reset',
  notes: (names) => `Something in the address is not allowed and does not count: ${names.join(', ')}.`,
  steps: {
    element: 'Element',
    client: 'Portal',
    filters: 'Filters',
    attributes: 'Display',
    theme: 'Colours and font',
    language: 'Language',
    routing: 'Addresses',
    size: 'Size',
  },
  element: 'Element',
  elements: {
    'event-portal': 'Whole portal',
    'event-list': 'List of events',
    'event-detail': 'One event',
    'advert-order': 'Order an advert',
    'advert-slot': 'Slot for adverts',
    'article-list': 'Articles',
    'event-recording': 'Record an event',
    'article-recording': 'Record an article',
    'portal-account': 'Log-in and account',
    'event-search': 'Search box',
    'event-teaser': 'Teaser',
  },
  client: 'Portal',
  ownClient: 'Own address',
  host: 'Address of the portal',
  hostHint: 'For example https://events.example/clients/stadt. Calls go to {address}/api/….',
  base: 'Address of the scripts',
  baseHint: 'The folder with event-portal.js. Empty: the folder of this documentation.',
  asking: 'Asking the portal …',
  found: (name) => `"${name}" answers.`,
  rubrics: 'Categories',
  tags: 'Frequent tags',
  noFilters: 'This element has no filters.',
  communityHint: 'Type the first letters and choose a suggestion.',
  communityNone: 'This portal does not know this place. Choose a suggestion.',
  rare: 'More attributes',
  standard: 'Default',
  attribute: {
    locale: 'Language',
    history: 'Place of the address',
    'hash-key': 'Key in the hash',
    'heading-level': 'Level of the first heading',
    start: 'First view',
    q: 'Search text',
    rubric: 'Categories',
    tag: 'Tags',
    community: 'Community',
    near: 'Around (place or postcode)',
    radius: 'Radius in kilometres',
    when: 'Days',
    from: 'First day',
    to: 'Last day',
    view: 'View',
    limit: 'Number',
    filter: 'Search and filters',
    'detail-url': 'Address of the page of one',
    'recording-url': 'Address of the form',
    'event-id': 'Id of the event',
    'article-id': 'Id of the article',
    product: 'Id of the slot',
    place: 'Placement',
    count: 'Number of adverts',
    compact: 'Only the badge for the page header',
    'account-url': 'Address of the account page',
    for: 'Id of the list on this page',
    'results-url': 'Address of the page of results',
    ids: 'Ids of the events',
    layout: 'Layout',
    empty: 'If there is nothing',
  },
  choice: {
    today: 'today',
    tomorrow: 'tomorrow',
    weekend: 'weekend',
    'when week': 'next 7 days',
    'when month': 'next 30 days',
    list: 'list',
    calendar: 'month',
    week: 'week',
    map: 'map',
    on: 'show',
    off: 'hide',
    cards: 'cards',
    lines: 'lines',
    carousel: 'carousel',
    line: 'a line',
    hidden: 'show nothing',
    teaser: 'teaser',
    detail: 'detail',
    article: 'article',
    hash: 'in the hash of the page',
    memory: 'not in the address',
    de: 'German',
    en: 'English',
  },
  color: {
    primary: 'Primary colour',
    secondary: 'Secondary colour',
    background: 'Background',
    text_on_primary: 'Text on the primary colour',
    error: 'Error',
    warning: 'Warning',
    success: 'Success',
    info: 'Information',
  },
  pick: (color) => `Pick: ${color}`,
  rareColors: 'Colours of messages',
  leads: (address) => `On your page this link leads to ${address}.`,
  font: 'Font',
  fontHint: 'For example Georgia, serif. Empty: the font of your page.',
  colorHint: 'Empty: the colours of the portal.',
  wrongColor: 'Write a colour such as #0b4f7d.',
  wrongFont: 'Write names of fonts, separated by commas.',
  page: 'Page in the preview',
  pages: { light: 'light', dark: 'dark' },
  reserve: 'Height to reserve (pixels)',
  reserveHint:
    'Then nothing moves when the element appears. With a Content-Security-Policy put the rule into your style sheet.',
  width: 'Width of the preview',
  widths: { phone: 'Phone, 360', sidebar: 'Sidebar, 300', full: 'Full width' },
  preview: 'Preview',
  previewTitle: 'Preview of the element',
  previewMissing: 'The preview runs in the demo: start "npm start" and open /docs/configurator there.',
  previewFailed: 'The script cannot be loaded. Check the address of the scripts.',
  doubtful: (host) => `The preview would call ${host}. The link named this address. Do you know it?`,
  confirm: 'Load the preview',
  code: 'Code for your page',
  target: 'Kind of page',
  targets: {
    html: 'HTML',
    wordpress: 'WordPress',
    typo3: 'TYPO3',
    joomla: 'Joomla',
    contao: 'Contao',
    react: 'React',
    vue: 'Vue',
    frame: 'Frame',
  },
  places: {
    html: {
      title: 'HTML',
      where:
        'Paste the lines where the element is to appear. Script lines that the page already has are needed only once.',
    },
    wordpressHost: {
      title: 'Once: the plugin',
      where:
        'Install the plugin "Event portal". Enter this address under "Settings > Event portal", in the field "Event-management system"; the plugin refuses all others.',
    },
    wordpressSettings: {
      title: 'Once: colours and font',
      where: 'On the same page, in the field "Settings of the elements". They hold for the whole website.',
    },
    wordpressBlock: {
      title: 'Block',
      where:
        'Paste this line into the block editor, in its mode "Code editor", or choose the block "Event portal" there and the same values.',
    },
    wordpressShortcode: {
      title: 'Shortcode',
      where: 'For the classic editor and for widgets. Paste it into the text; the plugin brings the script.',
    },
    typo3Setup: {
      title: 'TypoScript',
      where:
        'Paste the lines into the TypoScript of the page ("Setup"). In the template the element then stands in the place of <f:cObject typoscriptObjectPath="lib.eventPortal" />.',
    },
    typo3Html: {
      title: 'Content element "HTML"',
      where:
        'Without TypoScript: add the content element "HTML" to the page and paste the lines there. With the extension event_portal choose the content element "Event portal" instead.',
    },
    joomla: {
      title: 'Module "Custom"',
      where:
        'Add a module of the type "Custom" and switch the editor to "None". The text filter of your group must be "No Filtering".',
    },
    contao: {
      title: 'Content element "Unfiltered HTML"',
      where:
        'Add a content element of the type "Unfiltered HTML" to the article and paste the lines there. Your group needs the permission.',
    },
    react: {
      title: 'Component (React 19)',
      where:
        'Install the package with "npm install event-portal" and put the component into your application. It needs no script lines.',
    },
    vue: {
      title: 'Component',
      where:
        'Install the package with "npm install event-portal" and put the component into your application. It needs no script lines.',
    },
    vueConfig: {
      title: 'vite.config.js',
      where: 'Vue must know that the elements are no components of Vue. Add the lines to your configuration.',
    },
    frame: {
      title: 'Frame with helper script',
      where:
        'For pages that allow no elements of others. The helper script fits the height; without it the height stays the one in the code.',
    },
  },
  frameTitle: 'Events',
  advice: 'Before you paste it',
  noAdvice: 'There is nothing wrong with this choice.',
  warning: {
    contrast: ({ color, from, to, ratio: value }) =>
      `${en.color[color]} ${from} has too little contrast as text (${ratio(value)}:1). Texts and buttons use ${to}.`,
    narrow: ({ width, needed }) =>
      `${width} pixels are narrow: the element works well from ${needed} pixels. Take the list or the teaser here.`,
    value: ({ attribute, value }) =>
      `"${value}" is not allowed for "${en.attribute[attribute] ?? attribute}" and is not in the code.`,
    placeholder: ({ attribute, placeholder }) =>
      `"${en.attribute[attribute] ?? attribute}" has no ${placeholder} in it. All links would lead to the same page.`,
    address: ({ name, value }) =>
      `"${value}" is no address. "${en[name]}" takes something like https://events.example/….`,
    insecure: ({ address }) =>
      `${address} begins with http. On a page with https the browser loads nothing of it: take https.`,
    loopback: ({ address }) => `${address} exists on this machine only. Enter the public address for your website.`,
    unreachable: ({ host }) =>
      `${host} does not answer. The address is wrong, the server cannot be reached, or it does not allow this website (CORS).`,
    refused: ({ host, status }) =>
      `${host}/api/clientSettings answers with the status ${status}. Does the portal exist?`,
    foreign: ({ host, type }) =>
      `${host}/api/clientSettings answers, but not with settings${type ? ` (${type} came)` : ''}. Is it the address of a website?`,
    switchedOff: ({ setting }) =>
      `The portal has not switched on applicationSettings.${setting}. So the element shows nothing.`,
  },
  replace: 'Take this colour',
  policy: 'Content-Security-Policy',
  policyHint: 'Only if your page has a Content-Security-Policy, it must allow this:',
  frameHint:
    'Whoever operates the frame page adds the portal to iframe/hosts.json and, if that list is not empty, your site to iframe/frame-ancestors.json.',
  consent: 'Consent',
  noTiles: 'The element calls your portal only. It loads no services of others that need a consent.',
  tiles: (origin) =>
    `The map loads pictures from ${origin}, but only when a visitor opens the map. With the event portal-consent you ask your consent tool first.`,
  more: (name) => `More about ${name}`,
  policyPage: 'More about Content-Security-Policy and consent',
  privacyPage: 'What is stored in the browser',
};

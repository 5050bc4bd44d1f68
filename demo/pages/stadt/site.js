// The town's own script: the menu on small screens, and the heading in the language of the calendar.
const heading = document.querySelector('.page-head > div');
const menuButton = document.querySelector('.menu-button');
const headings = {
  de: [heading.querySelector('h1').textContent, heading.querySelector('p').textContent],
  en: [
    'What’s on in Achalmtal?',
    'Festivals, concerts, markets and guided tours in our town and its neighbours, listed by clubs, churches and organisers.',
  ],
};

showLanguage(startLanguage());
document.querySelector('event-portal').addEventListener('portal-navigate', ({ detail: { route } }) => {
  showLanguage(/^\/en\b/.test(route) ? 'en' : 'de');
});
addEventListener('popstate', () => showLanguage(startLanguage()));

menuButton.addEventListener('click', () => {
  const isOpen = menuButton.getAttribute('aria-expanded') === 'true';
  menuButton.setAttribute('aria-expanded', String(!isOpen));
});

/** The language that the portal chooses: that of the address, else the remembered one, else the browser's. */
function startLanguage() {
  const [, addressed] = /^#\/(en\b|.)/.exec(location.hash) ?? [];
  const [, remembered] = /(?:^|; )i18n_redirected=(de|en)/.exec(document.cookie) ?? [];
  const isGerman = addressed ? addressed !== 'en' : (remembered ?? navigator.language).startsWith('de');
  return isGerman ? 'de' : 'en';
}

function showLanguage(locale) {
  heading.lang = locale;
  const [title, lead] = headings[locale];
  heading.querySelector('h1').textContent = title;
  heading.querySelector('p').textContent = lead;
}

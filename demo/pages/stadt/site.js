// The town's own script: the menu on small screens and the language of the calendar.
const elements = document.querySelectorAll('event-portal, event-search');
const languages = [...document.querySelectorAll('button[data-locale]')];
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
for (const button of languages) {
  button.addEventListener('click', () => {
    for (const element of elements) element.setAttribute('locale', button.dataset.locale);
    showLanguage(button.dataset.locale);
  });
}

menuButton.addEventListener('click', () => {
  const isOpen = menuButton.getAttribute('aria-expanded') === 'true';
  menuButton.setAttribute('aria-expanded', String(!isOpen));
});

/** The language that the elements choose: that of the address, else the remembered one, else the browser's. */
function startLanguage() {
  const [, addressed] = /^#\/(en\b|.)/.exec(location.hash) ?? [];
  const [, remembered] = /(?:^|; )i18n_redirected=(de|en)/.exec(document.cookie) ?? [];
  const isGerman = addressed ? addressed !== 'en' : (remembered ?? navigator.language).startsWith('de');
  return isGerman ? 'de' : 'en';
}

function showLanguage(locale) {
  for (const button of languages) button.setAttribute('aria-pressed', String(button.dataset.locale === locale));
  heading.lang = locale;
  const [title, lead] = headings[locale];
  heading.querySelector('h1').textContent = title;
  heading.querySelector('p').textContent = lead;
}

// The newspaper's own script: the date under which the front page appears, and what the page of dates is called.
const today = document.querySelector('[data-today]');
if (today) {
  const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'Europe/Berlin' });
  today.textContent = format.format(new Date());
}

// The page of dates shows the magazine, too: which of the two stands in the address.
const magazine = document.querySelector('[data-magazine]');
if (magazine) {
  const dates = document.querySelector('[data-dates]');
  const heading = document.querySelector('main > h1');
  const standfirst = document.querySelector('main > .standfirst');
  const headingOfDates = heading.textContent;
  const mark = () => {
    const isMagazine = /^#(\/en)?\/articles/.test(location.hash);
    for (const link of [magazine, dates]) link.removeAttribute('aria-current');
    (isMagazine ? magazine : dates).setAttribute('aria-current', 'page');
    heading.textContent = isMagazine ? 'Magazin' : headingOfDates;
    standfirst.hidden = isMagazine;
  };
  addEventListener('hashchange', mark);
  mark();
}

// The newspaper's own script: the date under which the front page appears.
const today = document.querySelector('[data-today]');
if (today) {
  const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'Europe/Berlin' });
  today.textContent = format.format(new Date());
}

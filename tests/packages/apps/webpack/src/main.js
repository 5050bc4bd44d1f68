import 'event-portal';

const list = document.createElement('event-list');
list.className = 'events';
list.host = new URLSearchParams(location.search).get('host') ?? '';
list.limit = 6;
list.addEventListener('portal-ready', ({ detail }) => {
  document.querySelector('output').textContent = detail.version;
});
document.querySelector('main').append(list);

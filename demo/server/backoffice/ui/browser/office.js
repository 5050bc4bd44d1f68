// The frame of the back office: its menus close, the current part is in view, and its search field
// suggests. Without this file all work by links.

const DELAY_MS = 150;
const TEXTS = {
  over: 'Ihre Sitzung ist zu Ende. Laden Sie die Seite neu, um sich wieder anzumelden.',
  away: 'Der Server antwortet nicht. Vorschläge gibt es, sobald er wieder da ist.',
};

for (const menu of document.querySelectorAll('details.menu')) {
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target)) menu.open = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  if (menu.closest('.table-scroll')) keepWhole(menu);
}

for (const current of document.querySelectorAll('.side > [aria-current], .tabs [aria-current]'))
  current.parentElement.scrollLeft = current.offsetLeft - (current.parentElement.clientWidth - current.offsetWidth) / 2;

const form = document.querySelector('form.search');
if (form) suggestIn(form);

/** Suggests things for what is typed, as a combobox with a list. */
function suggestIn(form) {
  const input = form.elements.namedItem('q');
  const list = form.querySelector('.found');
  const problem = form.querySelector('.found-problem');
  let timer;
  let pending;
  const options = () => [...list.querySelectorAll('[role=option]')];
  const current = () => list.querySelector('[aria-selected=true]');

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  close();

  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  input.addEventListener('input', () => {
    clearTimeout(timer);
    pending?.abort();
    if (input.value.trim() === '') return close();
    timer = setTimeout(() => void suggest(), DELAY_MS);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (list.hidden && input.value.trim() !== '') void suggest();
      else select(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && current()) {
      event.preventDefault();
      location.assign(current().href);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      close();
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) close();
  });
  // A press on an option must not take the focus: the list would be closed before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());

  function close() {
    clearTimeout(timer);
    pending?.abort();
    list.hidden = true;
    problem.textContent = '';
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }

  async function suggest() {
    pending?.abort();
    const request = new AbortController();
    pending = request;
    try {
      const response = await fetch(`${form.dataset.suggestions}?q=${encodeURIComponent(input.value)}`, {
        signal: request.signal,
      });
      const text = await response.text();
      if (request.signal.aborted) return;
      if (!response.ok) return fail(response.status === 401 ? TEXTS.over : TEXTS.away);
      show(text);
    } catch {
      if (!request.signal.aborted) fail(TEXTS.away);
    }
  }

  function show(html) {
    list.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
    list.hidden = false;
    problem.textContent = '';
    input.setAttribute('aria-expanded', 'true');
    input.removeAttribute('aria-activedescendant');
  }

  function fail(text) {
    close();
    problem.textContent = text;
  }

  function select(step) {
    const all = options();
    if (all.length === 0) return;
    const index = all.indexOf(current());
    const next = all[index < 0 && step < 0 ? all.length - 1 : (index + step + all.length) % all.length];
    for (const option of all) option.setAttribute('aria-selected', String(option === next));
    input.setAttribute('aria-activedescendant', next.id);
    next.scrollIntoView({ block: 'nearest' });
  }
}

/** Lays the items of a menu in a table over the page: the table scrolls and would cut them off. */
function keepWhole(menu) {
  const items = menu.querySelector('.menu-items');
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', () => {
    if (!menu.open) return;
    const { top, bottom, right } = menu.getBoundingClientRect();
    items.style.position = 'fixed';
    items.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
    const isBelow = bottom + items.offsetHeight <= innerHeight || top < items.offsetHeight;
    items.style.top = isBelow ? `${bottom}px` : `${top - items.offsetHeight}px`;
    addEventListener('scroll', close, { capture: true, once: true });
    addEventListener('resize', close, { once: true });
  });
}

/** Checks whether typed letters go into an element. */
function takesText(target) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

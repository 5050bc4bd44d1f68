// The list of what waits: the number of chosen entries in the bar, and keys for those who decide much. Without this script
// the same form works.
const form = document.querySelector('form[data-queue]');
const rows = form ? [...form.querySelectorAll('tbody tr')] : [];
if (form && rows.length > 0) start(form, rows);

function start(form, rows) {
  const boxOf = (row) => row.querySelector('input[type=checkbox]');
  const boxes = rows.map(boxOf);
  const all = addBoxForAll(form, boxes);
  const bar = form.querySelector('[data-bulk]');
  const deeds = [...bar.querySelectorAll('[data-label]')];
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

  /** Writes the number of chosen entries, and hides the bar without any. */
  function showChosen() {
    const chosen = boxes.filter((box) => box.checked);
    const count = chosen.length;
    const kinds = new Set(chosen.map((box) => box.dataset.many));
    const one = chosen[0]?.dataset;
    const noun = kinds.size > 1 ? 'Einträge' : count === 1 ? one?.one : one?.many;
    const cents = chosen.reduce((sum, box) => sum + Number(box.dataset.cents), 0);
    bar.hidden = count === 0;
    bar.querySelector('[data-chosen]').textContent = count === 0 ? '' : `${count} ${noun} ausgewählt`;
    bar.querySelector('[data-sum]').textContent = cents > 0 ? euros.format(cents / 100) : '';
    for (const button of deeds) {
      const text = button.querySelector('span') ?? button;
      text.textContent = `${count} ${button.dataset.label}`;
    }
    all.checked = count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
  }

  form.addEventListener('change', showChosen);
  const clear = bar.querySelector('[data-clear]');
  clear.hidden = false;
  clear.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    showChosen();
    boxes[0].focus();
  });
  // A browser that comes back keeps the boxes as they were.
  addEventListener('pageshow', showChosen);
  showChosen();
  addKeys(form, rows, { boxOf, showChosen });
}

/** Adds the box in the header that chooses every entry of the page. */
function addBoxForAll(form, boxes) {
  // As the boxes of the rows, whose whole cell is the target.
  const label = document.createElement('label');
  const all = document.createElement('input');
  all.type = 'checkbox';
  all.setAttribute('aria-label', 'Alle auswählen');
  label.append(all);
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
  });
  form.querySelector('thead th.pick')?.replaceChildren(label);
  return all;
}

/** Adds the keys, unless the operator has switched them off: dictation would press them unasked. */
function addKeys(form, rows, { boxOf, showChosen }) {
  const NAME = 'office-queue-keys';
  const hint = document.querySelector('.keys');
  const dialog = keysDialog();
  const isOn = () => localStorage.getItem(NAME) !== 'off';
  const switchBox = dialog.querySelector('input');
  let current = -1;
  switchBox.checked = isOn();
  switchBox.addEventListener('change', () => {
    localStorage.setItem(NAME, switchBox.checked ? 'on' : 'off');
  });
  document.body.append(dialog);
  hint.hidden = false;
  hint.querySelector('[data-keys]').addEventListener('click', () => dialog.showModal());

  function go(step) {
    current = Math.min(rows.length - 1, Math.max(0, current + step));
    for (const row of rows) row.classList.toggle('current', row === rows[current]);
    rows[current].querySelector('a.first').focus();
  }

  /** The row with the focus, or the one that the keys have reached. */
  const here = () => {
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    if (focused >= 0) current = focused;
    return rows[current];
  };

  const deeds = {
    j: () => {
      here();
      go(1);
    },
    k: () => {
      here();
      go(-1);
    },
    x: () => {
      const row = here();
      if (!row) return;
      boxOf(row).checked = !boxOf(row).checked;
      showChosen();
    },
    Enter: () => here()?.querySelector('a.first').click(),
    f: () => {
      if (form.querySelector('tbody :checked')) form.querySelector('[name=do][value=approve]').click();
    },
    '?': () => dialog.showModal(),
  };

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialog.open || !isOn()) return;
    const field = event.target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (field || !Object.hasOwn(deeds, name)) return;
    // A focused button or link does what it does.
    if (name === 'Enter' && event.target.closest('a, button, summary, input')) return;
    event.preventDefault();
    deeds[name]();
  });
}

/** Creates the dialog with every key, and the switch for all of them. */
function keysDialog() {
  const keys = [
    ['J, K', 'nächster und voriger Eintrag'],
    ['X', 'Eintrag auswählen oder abwählen'],
    ['Eingabe', 'Eintrag öffnen'],
    ['F', 'alle ausgewählten freigeben'],
    ['?', 'diese Übersicht'],
  ];
  const create = (name, text = '', ...children) => {
    const element = document.createElement(name);
    element.textContent = text;
    element.append(...children);
    return element;
  };
  const title = create('h2', 'Tasten');
  title.id = 'keys-title';
  const list = create('dl', '', ...keys.flatMap(([key, text]) => [create('dt', key), create('dd', text)]));
  const box = create('input');
  box.type = 'checkbox';
  const label = create('label', '', box, ' Tasten verwenden');
  label.className = 'check';
  const close = create('button', 'Schließen');
  close.className = 'quiet';
  const back = create('form', '', close);
  back.method = 'dialog';
  const dialog = create('dialog', '', title, list, label, back);
  dialog.className = 'shortcuts';
  dialog.setAttribute('aria-labelledby', title.id);
  return dialog;
}

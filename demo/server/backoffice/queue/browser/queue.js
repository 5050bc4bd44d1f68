// The list of what waits: keys for those who decide much. Without this script the same form works.
const form = document.querySelector('form[data-queue]');
const rows = form ? [...form.querySelectorAll('tbody tr')] : [];
if (form && rows.length > 0) addKeys(form, rows);

/** Adds the keys, unless the operator has switched them off: dictation would press them unasked. */
function addKeys(form, rows) {
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
      row.querySelector('input[type=checkbox]').click();
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

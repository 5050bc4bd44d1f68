// The bar of the chosen rows of a table: their number and sum, and a box for all. Without this script the same form works.
const bar = document.querySelector('[data-bulk]');
const boxes = bar ? [...bar.closest('form').elements].filter(({ type }) => type === 'checkbox') : [];
if (boxes.length > 0) start(bar, boxes);

function start(bar, boxes) {
  const all = addBoxForAll(boxes);
  const deeds = [...bar.querySelectorAll('[name=do][data-many]')];
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

  /** Writes the number of chosen rows, and hides the bar without any. */
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
      text.textContent = `${count} ${count === 1 ? button.dataset.one : button.dataset.many}`;
    }
    all.checked = count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
  }

  document.addEventListener('change', showChosen);
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
}

/** Adds the box in the header that chooses every row of the page. */
function addBoxForAll(boxes) {
  // As the boxes of the rows, whose whole cell is the target.
  const label = document.createElement('label');
  const all = document.createElement('input');
  all.type = 'checkbox';
  all.setAttribute('aria-label', 'Alle auswählen');
  label.append(all);
  all.addEventListener('change', () => {
    for (const box of boxes) box.checked = all.checked;
  });
  boxes[0].closest('table').querySelector('thead th.pick')?.replaceChildren(label);
  return all;
}

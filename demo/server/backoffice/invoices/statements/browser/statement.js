// The lines of a bank statement: the number and the sum of the chosen ones. Without this script the same form works.
const form = document.querySelector('form[data-lines]');
const boxes = form ? [...form.querySelectorAll('tbody input[data-cents]')] : [];
if (boxes.length > 0) start(form, boxes);

function start(form, boxes) {
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  const [chosenText, sumText, label] = ['[data-chosen]', '[data-sum]', '[data-book]'].map((name) =>
    form.querySelector(name),
  );
  const button = label.closest('button');

  function showChosen() {
    const chosen = boxes.filter((box) => box.checked);
    const count = chosen.length;
    const cents = chosen.reduce((sum, box) => sum + Number(box.dataset.cents), 0);
    chosenText.textContent = `${count} von ${boxes.length} ausgewählt`;
    sumText.textContent = count === 0 ? '' : euros.format(cents / 100);
    label.textContent = count === 1 ? '1 Zahlung buchen' : `${count || ''} Zahlungen buchen`.trim();
    button.disabled = count === 0;
  }

  form.addEventListener('change', showChosen);
  // A browser that comes back keeps the boxes as they were.
  addEventListener('pageshow', showChosen);
  showChosen();
}

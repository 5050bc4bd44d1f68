/*
 * Copies or prints the text of the page: formatted or plain into the clipboard, or to the printer. If the browser has
 * no clipboard, as without https, the text is selected for the user's keyboard.
 */
(() => {
  const sheet = document.getElementById('sheet');
  const plain = document.getElementById('plain');
  const said = document.getElementById('copied');
  if (!sheet || !plain || !said) return;

  const say = (text) => {
    said.textContent = '';
    // Announced again if it is the same.
    requestAnimationFrame(() => {
      said.textContent = text;
    });
  };

  function mark(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  }

  async function copyRich() {
    const html = new Blob([sheet.innerHTML], { type: 'text/html' });
    const text = new Blob([plain.value], { type: 'text/plain' });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': text })]);
    say('Kopiert, mit Überschriften und Hervorhebungen.');
  }

  async function copyPlain() {
    await navigator.clipboard.writeText(plain.value);
    say('Kopiert, als reiner Text.');
  }

  async function copy(kind) {
    try {
      await (kind === 'rich' ? copyRich() : copyPlain());
    } catch {
      if (kind === 'rich') mark(sheet);
      else {
        plain.closest('details').open = true;
        plain.focus();
        plain.select();
      }
      say('Der Browser lässt das Kopieren hier nicht zu. Der Text ist markiert: Kopieren Sie ihn mit Strg+C oder ⌘C.');
    }
  }

  for (const button of document.querySelectorAll('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button.dataset.copy));
  }
  for (const button of document.querySelectorAll('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
})();

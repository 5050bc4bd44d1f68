/*
 * Copies or prints the text of the page: formatted or plain into the clipboard, or to the printer. If the browser has
 * no clipboard, as without https, the text is selected for the user's keyboard.
 */
(() => {
  const sheet = document.getElementById('sheet');
  const plain = document.getElementById('plain');
  const status = document.getElementById('copied');
  if (!sheet || !plain || !status) return;

  const announce = (text) => {
    status.textContent = '';
    // Announced again if it is the same.
    requestAnimationFrame(() => {
      status.textContent = text;
    });
  };

  function selectText(node) {
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
    announce('Kopiert, mit Überschriften und Hervorhebungen.');
  }

  async function copyPlain() {
    await navigator.clipboard.writeText(plain.value);
    announce('Kopiert, als reiner Text.');
  }

  async function copy(kind) {
    try {
      await (kind === 'rich' ? copyRich() : copyPlain());
    } catch {
      if (kind === 'rich') selectText(sheet);
      else {
        plain.closest('details').open = true;
        plain.focus();
        plain.select();
      }
      announce(
        'Der Browser lässt das Kopieren hier nicht zu. Der Text ist markiert: Kopieren Sie ihn mit Strg+C oder ⌘C.',
      );
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

// The boxes "So ist es eingebunden" of the demo pages: the button copies the code beside it and says so.
const resetAfterMs = 2500;

for (const button of document.querySelectorAll('button[data-copy]')) {
  const code = button.closest('.snippet').querySelector('pre code');
  const label = button.textContent;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    button.textContent = (await copy(code)) ? 'Kopiert' : 'Markiert, bitte selbst kopieren';
    setTimeout(() => {
      button.textContent = label;
    }, resetAfterMs);
  });
}

/** Copies the text; where the browser forbids it, the text is selected so that Ctrl+C does it. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent.trim());
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return false;
  }
}

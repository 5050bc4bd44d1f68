/*
 * Updates the preview of a template during input, and asks before unsaved changes are left. The server reads the form
 * each time, as it does when it is saved.
 */
(() => {
  const DELAY_MS = 400;
  const form = document.getElementById('template-form');
  const preview = document.getElementById('preview');
  let timer;
  let pendingRead;
  // True if the page contains unsaved input, as after a refusal.
  let isDirty = document.querySelector('[aria-invalid], .problem') !== null;

  async function updatePreview() {
    pendingRead?.abort();
    const controller = new AbortController();
    pendingRead = controller;
    try {
      const body = new URLSearchParams(new FormData(form));
      body.set('to', 'preview');
      const response = await fetch(form.action, { method: 'POST', body, signal: controller.signal });
      if (!response.ok && response.status !== 422) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (controller.signal.aborted) return;
      // An invalid form keeps the last preview: the user is still typing.
      const newPreview = page.getElementById('preview');
      if (!newPreview) throw new Error('no preview');
      if (response.ok) preview.replaceChildren(...newPreview.childNodes);
    } catch {
      if (!controller.signal.aborted) preview.textContent = 'Die Vorschau ist gerade nicht erreichbar.';
    }
  }

  form.addEventListener('input', () => {
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(() => void updatePreview(), DELAY_MS);
  });
  form.addEventListener('submit', () => {
    isDirty = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isDirty) event.preventDefault();
  });
})();

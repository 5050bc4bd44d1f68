/*
 * Updates the preview of a template during input, and asks before unsaved changes are left. The server reads the form
 * each time, as it does when it is saved.
 */
(() => {
  const QUIET_MS = 400;
  const form = document.getElementById('template-form');
  const preview = document.getElementById('preview');
  let timer;
  let reading;
  // True if the page contains unsaved input, as after a refusal.
  let isDirty = document.querySelector('[aria-invalid], .problem') !== null;

  async function show() {
    reading?.abort();
    const control = new AbortController();
    reading = control;
    try {
      const body = new URLSearchParams(new FormData(form));
      body.set('to', 'preview');
      const response = await fetch(form.action, { method: 'POST', body, signal: control.signal });
      if (!response.ok && response.status !== 422) throw new Error(String(response.status));
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (control.signal.aborted) return;
      // An invalid form keeps the last preview: the user is still typing.
      const next = page.getElementById('preview');
      if (!next) throw new Error('no preview');
      if (response.ok) preview.replaceChildren(...next.childNodes);
    } catch {
      if (!control.signal.aborted) preview.textContent = 'Die Vorschau ist gerade nicht erreichbar.';
    }
  }

  form.addEventListener('input', () => {
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(() => void show(), QUIET_MS);
  });
  form.addEventListener('submit', () => {
    isDirty = false;
  });
  window.addEventListener('beforeunload', (event) => {
    if (isDirty) event.preventDefault();
  });
})();

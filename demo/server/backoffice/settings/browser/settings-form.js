/*
 * Enhances the form of settings: it finds settings, restores defaults without a reload, shows problems during input,
 * and sends the unsaved settings to the preview. The server reads the form each time, as it does when it is saved.
 */
(() => {
  const DELAY_MS = 300;
  const form = document.getElementById('settings-form');
  const preview = document.getElementById('preview');
  const status = document.getElementById('draft-state');
  const frame = preview.querySelector('iframe');
  let settings;
  let timer;
  let pendingRead;
  // True if the page already contains unsaved settings, as after a refusal.
  let isDirty = form.elements.namedItem('draft') !== null;

  function scheduleDraft() {
    isDirty = true;
    clearTimeout(timer);
    timer = setTimeout(() => void readDraft(), DELAY_MS);
  }

  async function readDraft() {
    pendingRead?.abort();
    const controller = new AbortController();
    pendingRead = controller;
    try {
      const body = new URLSearchParams(new FormData(form));
      const response = await fetch(form.dataset.draft, { method: 'POST', body, signal: controller.signal });
      if (!response.ok) throw new Error(String(response.status));
      const draft = await response.json();
      if (!controller.signal.aborted) showDraft(draft);
    } catch {
      if (!controller.signal.aborted) status.textContent = 'Die Vorschau ist gerade nicht erreichbar.';
    }
  }

  function showDraft(draft) {
    if (draft.settings) settings = draft.settings;
    status.textContent = [
      draft.problem ?? '',
      draft.faults.length > 0
        ? `${draft.faults.length === 1 ? 'Ein Wert ist' : `${draft.faults.length} Werte sind`} ungültig.`
        : '',
      isDirty ? 'Noch nicht gespeichert.' : '',
    ]
      .filter(Boolean)
      .join(' ');
    for (const setting of form.querySelectorAll('.setting')) showState(setting, draft);
    for (const group of form.querySelectorAll('.group')) {
      const count = group.querySelectorAll('.setting.changed').length;
      group.querySelector('.count').textContent = count > 0 ? `${count} geändert` : '';
    }
    sendSettings();
  }

  function showState(setting, { faults, changed: paths }) {
    const { path } = setting.dataset;
    const texts = faults.filter(({ field }) => field === path).map(({ text }) => text);
    const error = setting.querySelector('.error');
    error.textContent = texts.join(' ');
    error.hidden = texts.length === 0;
    for (const control of setting.querySelectorAll('[aria-invalid]'))
      control.setAttribute('aria-invalid', String(texts.length > 0));
    setting.classList.toggle('changed', paths.includes(path));
    setting.querySelector('.own').hidden = !paths.includes(path);
  }

  const sendSettings = () => {
    // The frame has no origin that could be named; the policy of this page allows only our own page in it.
    if (settings) frame.contentWindow?.postMessage({ settings }, '*');
  };

  function resetSetting(button) {
    const setting = button.closest('.setting');
    for (const [name, value] of Object.entries(JSON.parse(setting.dataset.default))) {
      const control = form.elements.namedItem(name);
      if (control.type === 'checkbox') control.checked = value === 'on';
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // The focused button disappears.
    setting.querySelector('input:not([hidden]), select, textarea').focus();
  }

  function initSearch() {
    const field = document.getElementById('find');
    if (!field) return;
    document.getElementById('find-field').hidden = false;
    const wasOpen = new Map();
    const groups = [...form.querySelectorAll('.group')];
    field.addEventListener('input', (event) => {
      event.stopPropagation();
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const group of groups) {
        if (!wasOpen.has(group)) wasOpen.set(group, group.open);
        const title = group.querySelector('h2').textContent.toLowerCase();
        for (const part of group.querySelectorAll('.part')) {
          const heading = `${title} ${part.querySelector('legend').textContent.toLowerCase()}`;
          for (const setting of part.querySelectorAll('.setting')) {
            const text = `${heading} ${setting.textContent.toLowerCase()}`;
            setting.hidden = !words.every((word) => text.includes(word));
            if (!setting.hidden) count += 1;
          }
          part.hidden = !part.querySelector('.setting:not([hidden])');
        }
        group.hidden = !group.querySelector('.setting:not([hidden])');
        group.open = words.length > 0 ? !group.hidden : wasOpen.get(group);
      }
      if (words.length === 0) wasOpen.clear();
      const countText = count === 1 ? 'Eine Einstellung gefunden.' : `${count} Einstellungen gefunden.`;
      document.getElementById('found').textContent = words.length === 0 ? '' : countText;
    });
    // Enter would save the form.
    field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  }

  /** Opens the group that contains the target of an address; a browser may leave it closed. */
  function openTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const group = target?.closest('details');
    if (!group || group.open) return;
    group.open = true;
    target.scrollIntoView();
  }

  function initColors() {
    const context = document.createElement('canvas').getContext('2d');
    for (const picker of form.querySelectorAll('[data-for]')) {
      const field = document.getElementById(picker.dataset.for);
      const updatePicker = () => {
        context.fillStyle = '#ffffff';
        context.fillStyle = field.value;
        picker.value = String(context.fillStyle).slice(0, 7);
      };
      updatePicker();
      picker.hidden = false;
      field.addEventListener('input', updatePicker);
      picker.addEventListener('input', () => {
        field.value = picker.value;
      });
    }
  }

  function initLineNumbers() {
    const text = document.getElementById('settings');
    if (!text) return;
    const lines = document.querySelector('.lines');
    const numberLines = () => {
      const count = text.value.split('\n').length;
      text.rows = count;
      while (lines.childElementCount > count) lines.lastElementChild.remove();
      for (let lineNumber = lines.childElementCount + 1; lineNumber <= count; lineNumber += 1) {
        const line = document.createElement('span');
        line.textContent = String(lineNumber);
        lines.append(line);
      }
    };
    numberLines();
    text.addEventListener('input', numberLines);
  }

  function initPreview() {
    preview.hidden = false;
    for (const link of document.querySelectorAll('.to-preview')) link.hidden = false;
    const stage = preview.querySelector('.stage');
    const fitFrame = () => {
      const width = Number(preview.querySelector('[name="width"]:checked').value);
      const scale = Math.min(1, stage.clientWidth / width);
      frame.style.width = `${width}px`;
      frame.style.height = `${stage.clientHeight / scale}px`;
      frame.style.transform = `scale(${scale})`;
    };
    new ResizeObserver(fitFrame).observe(stage);
    preview.addEventListener('change', fitFrame);
    window.addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data === 'preview ready') sendSettings();
    });
    frame.src = frame.dataset.src;
  }

  form.addEventListener('input', scheduleDraft);
  form.addEventListener('click', (event) => {
    const button = event.target.closest('button.reset');
    if (!button) return;
    event.preventDefault();
    resetSetting(button);
  });
  form.addEventListener('submit', () => {
    isDirty = false;
  });
  window.addEventListener('beforeunload', (event) => isDirty && event.preventDefault());
  window.addEventListener('hashchange', openTarget);
  initSearch();
  initColors();
  initLineNumbers();
  initPreview();
  openTarget();
  void readDraft();
})();

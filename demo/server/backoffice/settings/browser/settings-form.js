/*
 * Enhances the form of settings: it shows one section at a time, finds settings, restores defaults and ends
 * contradictions without a reload, and shows problems during input. The server reads the form each time, as it does when
 * it is saved.
 */
(() => {
  const DELAY_MS = 300;
  const MAX_LAST = 40;
  const form = document.getElementById('settings-form');
  const preview = document.getElementById('preview');
  const state = document.getElementById('draft-state');
  const discard = form.querySelector('.discard');
  const last = form.elements.namedItem('last');
  const groups = [...form.querySelectorAll('.group')];
  const sectionLinks = [...document.querySelectorAll('.sections a')];
  const storedSection = `section of ${location.pathname}`;
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
      if (!controller.signal.aborted) state.textContent = 'Die Vorschau ist gerade nicht erreichbar.';
    }
  }

  function showDraft(draft) {
    state.textContent = draft.state;
    isDirty = draft.isUnsaved;
    discard.hidden = !isDirty;
    for (const setting of form.querySelectorAll('.setting[data-path]')) showState(setting, draft);
    for (const [index, group] of groups.entries()) {
      const count = group.querySelectorAll('.setting > .fault:not([hidden])').length;
      const faults = sectionLinks[index].querySelector('.faults');
      faults.hidden = count === 0;
      faults.querySelector('.badge').lastChild.textContent = count;
    }
    if (draft.settings) preview.dispatchEvent(new CustomEvent('settings', { detail: draft.settings }));
  }

  function showState(setting, { faults, changed: paths }) {
    const { path } = setting.dataset;
    const own = faults.filter(({ field }) => field === path);
    setting.querySelector('.error > span').textContent = own.map(({ text }) => text).join(' ');
    setting.querySelector('.fault').hidden = own.length === 0;
    const repair = own.find((fault) => fault.repair)?.repair;
    const button = setting.querySelector('.repair');
    button.hidden = !repair;
    button.textContent = repair?.label ?? '';
    button.dataset.controls = JSON.stringify(repair?.controls ?? {});
    for (const control of setting.querySelectorAll('[aria-invalid]'))
      control.setAttribute('aria-invalid', String(own.length > 0));
    setting.classList.toggle('changed', paths.includes(path));
    setting.querySelector('.own').hidden = !paths.includes(path);
    for (const part of setting.querySelectorAll('.languages')) {
      const [german, english] = part.querySelectorAll('input[name], textarea[name]');
      part.classList.toggle('lacks-english', german.value !== '' && english.value === '');
    }
  }

  /** Gives the controls of a setting other values. @param {Record<string, string>} values by the controls' names */
  function setControls(setting, values) {
    for (const [name, value] of Object.entries(values)) {
      const control = form.elements.namedItem(name);
      if (control.type === 'checkbox') control.checked = value === 'on';
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // The focused button disappears.
    const isShown = (control) => control.checkVisibility();
    [...setting.querySelectorAll('input, select, textarea, [role="textbox"]')].find(isShown)?.focus();
  }

  /** Shows a section alone; the others stay in the form. */
  function showSection(group) {
    for (const one of groups) one.hidden = one !== group;
    for (const [index, link] of sectionLinks.entries()) {
      if (groups[index] === group) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    sessionStorage.setItem(storedSection, group.querySelector('h2').id);
  }

  /** Shows what the address names: a section or a setting. @returns whether there is one */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const group = target?.closest('.group');
    if (!group) return false;
    clearSearch();
    showSection(group);
    const setting = target.closest('.setting');
    if (setting) setting.scrollIntoView({ block: 'center' });
    else window.scrollTo({ top: 0 });
    if (setting)
      [...setting.querySelectorAll('[id]')].find((part) => part === target && part.checkVisibility())?.focus();
    return true;
  }

  function initSections() {
    if (groups.length === 0) return;
    const withFault = form.querySelector('.setting > .fault:not([hidden])')?.closest('.group');
    const stored = document.getElementById(sessionStorage.getItem(storedSection) ?? '')?.closest('.group');
    if (!showTarget()) showSection((isDirty && withFault) || stored || groups[0]);
    for (const link of sectionLinks)
      link.addEventListener('click', (event) => {
        // The browser would scroll the head of the page out of sight.
        event.preventDefault();
        history.pushState(null, '', link.hash);
        showTarget();
      });
    window.addEventListener('popstate', showTarget);
  }

  let clearSearch = () => {};

  function initSearch() {
    const field = document.getElementById('find');
    if (!field) return;
    document.getElementById('find-field').hidden = false;
    const find = () => {
      const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const group of groups) {
        const title = group.querySelector('h2').textContent.toLowerCase();
        for (const part of group.querySelectorAll('.part')) {
          const heading = `${title} ${part.querySelector(':scope > legend')?.textContent.toLowerCase() ?? ''}`;
          for (const setting of part.querySelectorAll('.setting')) {
            const text = `${heading} ${setting.textContent.toLowerCase()}`;
            setting.hidden = !words.every((word) => text.includes(word));
            if (!setting.hidden) count += 1;
          }
          part.hidden = !part.querySelector('.setting:not([hidden])');
        }
        group.hidden = !group.querySelector('.part .setting:not([hidden])');
      }
      const countText = count === 1 ? 'Eine Einstellung gefunden.' : `${count} Einstellungen gefunden.`;
      document.getElementById('settings-found').textContent = words.length === 0 ? '' : countText;
      if (words.length > 0) for (const link of sectionLinks) link.removeAttribute('aria-current');
      else showSection(document.getElementById(sessionStorage.getItem(storedSection)).closest('.group'));
    };
    field.addEventListener('input', find);
    clearSearch = () => {
      if (field.value === '') return;
      field.value = '';
      find();
    };
  }

  function initTechnical() {
    const box = document.getElementById('technical');
    if (!box) return;
    box.checked = localStorage.getItem('technical') === 'on';
    box.addEventListener('change', () => localStorage.setItem('technical', box.checked ? 'on' : 'off'));
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

  /** Loads the editor of formatted texts; without it their HTML stays in sight. */
  function initEditor() {
    if (!form.querySelector('.html-source')) return;
    form.classList.add('has-editor');
    import('/dist/office/rich-text.js').catch(() => form.classList.remove('has-editor'));
  }

  form.addEventListener('input', ({ target }) => {
    if (target.form && target.form !== form) return;
    const path = target.closest('[data-path]')?.dataset.path;
    if (path)
      last.value = [...last.value.split(' ').filter((one) => one && one !== path), path].slice(-MAX_LAST).join(' ');
    scheduleDraft();
  });
  form.addEventListener('click', (event) => {
    const button = event.target.closest('button.reset, button.repair');
    if (!button) return;
    event.preventDefault();
    const setting = button.closest('.setting');
    setControls(setting, JSON.parse(button.dataset.controls ?? setting.dataset.default));
  });
  form.addEventListener('submit', () => {
    isDirty = false;
  });
  window.addEventListener('beforeunload', (event) => isDirty && event.preventDefault());
  initSearch();
  initSections();
  initTechnical();
  initColors();
  initLineNumbers();
  initEditor();
  void readDraft();
})();

import type { Language } from '../languages';
import { SITE_TEXTS } from '../texts';

/** Names the controls that VitePress names in English only: labels by their text, buttons by `aria-label`. */
export function nameControls(language: Language): void {
  for (const [selector, name] of Object.entries(SITE_TEXTS[language].controls))
    for (const element of document.querySelectorAll(selector))
      if (element.id) element.textContent = name;
      else element.setAttribute('aria-label', name);
}

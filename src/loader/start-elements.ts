import { type ElementTag, isLight } from '../elements/registry';
import { explainMissingCode } from '../lib/missing-code';
import { codeError } from '../lib/missing-file';
import { frameWhenBlank, startFirstScreen } from './first-screen';
import { loadElement } from './load-element';
import { watchElements } from './watch-elements';
import { checkTags, checkTagsWhenIdle, watchAttributes } from './watch-names';

function start(element: Element, tag: ElementTag) {
  if (!isLight(tag)) frameWhenBlank(element, tag).catch(() => undefined);
  watchAttributes(element, tag);
  if (customElements.get(tag)) return;
  loadElement(tag, startFirstScreen(element, tag)).catch((error: unknown) => {
    console.error(`[event-portal] <${tag}> could not be loaded.`, error);
    void explainMissingCode(error);
    element.dispatchEvent(new CustomEvent('portal-error', { detail: codeError(error), bubbles: true, composed: true }));
  });
}

/** Watches the page for elements; loads their code, meanwhile requests their data and draws their first screen. */
export function startElements(): void {
  watchElements(start, checkTags);
  checkTagsWhenIdle();
}

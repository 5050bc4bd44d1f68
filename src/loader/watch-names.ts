import type { ElementTag } from '../elements/registry';
import { unknownAttributes, unknownTags } from '../elements/unknown-names';
import { lazyModule } from '../lib/lazy-module';

const nameAdvice = lazyModule(() => import('../elements/name-advice'));
/** Advice is no more than a help: without its code the page works as well. */
const advise = (act: (advice: typeof import('../elements/name-advice')) => void) =>
  void nameAdvice.load().then(act, () => undefined);

/** Warns of misspelt and foreign attributes of an element, also of those that the page sets later. */
export function watchAttributes(element: Element, tag: ElementTag): void {
  const seen = new Set<string>();
  function check() {
    const names = unknownAttributes(tag, element).filter((name) => !seen.has(name));
    for (const name of names) seen.add(name);
    if (names.length > 0) advise(({ warnOfAttributes }) => warnOfAttributes(tag, names));
  }
  check();
  new MutationObserver(check).observe(element, { attributes: true });
}

const seenTags = new Set<string>();

/** Warns of misspelt tags at and below an element. */
export function checkTags(root: Element): void {
  const names = unknownTags(root, seenTags);
  if (names.length > 0) advise(({ warnOfTags }) => warnOfTags(names));
}

/** Checks the tags of the page once the browser is idle: our elements come first. */
export function checkTagsWhenIdle(): void {
  const check = () => checkTags(document.documentElement);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(check, { timeout: 5_000 });
  else setTimeout(check, 1_000);
}

import { TAGS, type Tag } from '../elements/registry';

const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);

/** Meets every element of ours once, those on the page now and those that come later. */
export function watchElements(meet: (element: Element, tag: Tag) => void): void {
  const seen = new WeakSet<Element>();
  const meetAll = () => {
    const found = document.querySelectorAll(TAGS.join());
    for (let index = 0; index < found.length; index += 1) {
      const element = found[index];
      if (!element || seen.has(element) || !isTag(element.localName)) continue;
      seen.add(element);
      try {
        meet(element, element.localName);
      } catch (error) {
        // One element's trouble must not keep the others from being met.
        console.error(`[event-portal] <${element.localName}> could not be started.`, error);
      }
    }
  };
  meetAll();
  new MutationObserver(meetAll).observe(document, { childList: true, subtree: true });
}

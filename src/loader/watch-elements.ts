import { TAGS, type Tag } from '../elements/registry';

const isTag = (name: string): name is Tag => (TAGS as readonly string[]).includes(name);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Walked by number: pages with broken natives are watched, too. */
function each<Item>(list: ArrayLike<Item>, act: (item: Item) => void) {
  for (let index = 0; index < list.length; index += 1) act(list[index] as Item);
}

/**
 * Meets every element of ours once, those on the page now and those that come later. Only what a change has added is
 * looked at: pages change often, and may be large.
 */
export function watchElements(meet: (element: Element, tag: Tag) => void): void {
  const seen = new WeakSet<Element>();

  function meetOnce(element: Element) {
    if (seen.has(element) || !isTag(element.localName)) return;
    seen.add(element);
    try {
      meet(element, element.localName);
    } catch (error) {
      // One element's trouble must not keep the others from being met.
      console.error(`[event-portal] <${element.localName}> could not be loaded.`, error);
    }
  }

  const meetWithin = (place: ParentNode) => each(place.querySelectorAll(TAGS.join()), meetOnce);
  function meetAdded(node: Node) {
    if (!isElement(node) || !node.isConnected) return;
    meetOnce(node);
    if (node.firstElementChild) meetWithin(node);
  }

  meetWithin(document);
  new MutationObserver((changes) => each(changes, ({ addedNodes }) => each(addedNodes, meetAdded))).observe(document, {
    childList: true,
    subtree: true,
  });
}

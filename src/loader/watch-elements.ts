import { type ElementTag, TAGS } from '../elements/registry';

const isTag = (name: string): name is ElementTag => (TAGS as readonly string[]).includes(name);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Iterates by index: pages with broken built-ins are watched, too. */
function each<Item>(list: ArrayLike<Item>, act: (item: Item) => void) {
  for (let index = 0; index < list.length; index += 1) act(list[index] as Item);
}

/** Calls `meet` once per element of the product, now and later. Only added nodes are searched, for speed. */
export function watchElements(meet: (element: Element, tag: ElementTag) => void): void {
  const seen = new WeakSet<Element>();

  function meetOnce(element: Element) {
    if (seen.has(element) || !isTag(element.localName)) return;
    seen.add(element);
    try {
      meet(element, element.localName);
    } catch (error) {
      // One element's error must not keep the others from being met.
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

import { type ElementTag, TAGS } from '../elements/registry';

const isTag = (name: string): name is ElementTag => (TAGS as readonly string[]).includes(name);

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** Iterates by index: pages with broken built-ins are watched, too. */
function forEach<Item>(list: ArrayLike<Item>, callback: (item: Item) => void) {
  for (let index = 0; index < list.length; index += 1) callback(list[index] as Item);
}

/**
 * Calls `onElement` once per element of the product, now and later. Only added nodes are searched, for speed.
 *
 * @param onAdded called with each element that is added to the page later
 */
export function watchElements(
  onElement: (element: Element, tag: ElementTag) => void,
  onAdded: (element: Element) => void = () => {},
): void {
  const reported = new WeakSet<Element>();

  function reportOnce(element: Element) {
    if (reported.has(element) || !isTag(element.localName)) return;
    reported.add(element);
    try {
      onElement(element, element.localName);
    } catch (error) {
      // One element's error must not keep the others from being met.
      console.error(`[event-portal] <${element.localName}> could not be loaded.`, error);
    }
  }

  const reportWithin = (root: ParentNode) => forEach(root.querySelectorAll(TAGS.join()), reportOnce);
  function reportAdded(node: Node) {
    if (!isElement(node) || !node.isConnected) return;
    reportOnce(node);
    if (node.firstElementChild) reportWithin(node);
    onAdded(node);
  }

  reportWithin(document);
  new MutationObserver((changes) => forEach(changes, ({ addedNodes }) => forEach(addedNodes, reportAdded))).observe(
    document,
    {
      childList: true,
      subtree: true,
    },
  );
}

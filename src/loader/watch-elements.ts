import { TAGS, type Tag } from '../elements/registry';

const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);

const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

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
      console.error(`[event-portal] <${element.localName}> could not be started.`, error);
    }
  }

  // Lists are walked by number: pages with broken natives are watched, too.
  function meetWithin(place: ParentNode) {
    const found = place.querySelectorAll(TAGS.join());
    for (let index = 0; index < found.length; index += 1) if (found[index]) meetOnce(found[index] as Element);
  }
  function meetAdded(nodes: NodeList) {
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index];
      if (!isElement(node) || !node.isConnected) continue;
      meetOnce(node);
      if (node.firstElementChild) meetWithin(node);
    }
  }

  meetWithin(document);
  new MutationObserver((changes) => {
    for (let index = 0; index < changes.length; index += 1) {
      const change = changes[index];
      if (change) meetAdded(change.addedNodes);
    }
  }).observe(document, { childList: true, subtree: true });
}

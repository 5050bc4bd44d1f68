/** Browsers draw no frame that is out of sight; there a change counts after this time at the latest. */
const UNDRAWN_MS = 100;
/** How often the page looks for the element's shadow root, which nothing announces. */
const LOOK_MS = 200;

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/**
 * Tells of everything that may change the size of what a container shows, also inside the shadow roots of its
 * children: at most once a drawn frame, and in a frame out of sight as well, which gets neither drawing nor the
 * notices of observers of sizes.
 *
 * @returns a function that ends it
 */
export function watchChanges(container: Element, act: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    timer = undefined;
  };
  const now = () => {
    forget();
    act();
  };
  const soon = () => {
    frame ||= requestAnimationFrame(now);
    timer ??= setTimeout(now, UNDRAWN_MS);
  };

  const end = new AbortController();
  const { signal } = end;
  const mutations = new MutationObserver(() => {
    watchShadows();
    soon();
  });
  // Both are the same however often they are asked for.
  const watch = (root: Node) => {
    mutations.observe(root, EVERYTHING);
    for (const type of ['load', 'error']) root.addEventListener(type, soon, { capture: true, signal });
  };
  const watchShadows = () => {
    for (const { shadowRoot } of container.children) if (shadowRoot) watch(shadowRoot);
  };
  const sizes = new ResizeObserver(soon);
  const looking = setInterval(watchShadows, LOOK_MS);

  watch(document.body);
  sizes.observe(container);
  document.fonts?.addEventListener('loadingdone', soon, { signal });
  window.addEventListener('resize', soon, { signal });
  const settle = () => {
    clearInterval(looking);
    watchShadows();
    now();
  };
  container.addEventListener('portal-ready', settle, { signal });

  return () => {
    end.abort();
    clearInterval(looking);
    forget();
    mutations.disconnect();
    sizes.disconnect();
  };
}

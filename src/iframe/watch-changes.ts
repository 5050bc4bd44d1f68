/** The maximum delay in ms in a frame out of view, which browsers do not paint. */
const UNDRAWN_MS = 100;
/** The interval in ms of checks for the element's shadow root, which no event announces. */
const LOOK_MS = 200;

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/**
 * Watches everything that may change the size of a container's content, also inside its children's shadow roots. Calls
 * back at most once per frame. A frame out of view gets neither paints nor reports of resize observers, so timers
 * replace them.
 *
 * @returns unsubscribe function
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
  // Both are idempotent.
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

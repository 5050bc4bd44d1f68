/** The maximum delay in ms in a frame out of view, which browsers do not paint. */
const MAX_DELAY_MS = 100;
/** The interval in ms of checks for the element's shadow root, which no event announces. */
const POLL_MS = 200;

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/**
 * Watches everything that may change the size of a container's content, also inside its children's shadow roots. Calls
 * back at most once per frame. A frame out of view gets neither paints nor reports of resize observers, so timers
 * replace them.
 *
 * @returns unsubscribe function
 */
export function watchChanges(container: Element, onChange: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = 0;
    timer = undefined;
  };
  const run = () => {
    cancel();
    onChange();
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(run);
    timer ??= setTimeout(run, MAX_DELAY_MS);
  };

  const controller = new AbortController();
  const { signal } = controller;
  const mutations = new MutationObserver(() => {
    watchShadows();
    schedule();
  });
  // Both are idempotent.
  const watch = (root: Node) => {
    mutations.observe(root, EVERYTHING);
    for (const type of ['load', 'error']) root.addEventListener(type, schedule, { capture: true, signal });
  };
  const watchShadows = () => {
    for (const { shadowRoot } of container.children) if (shadowRoot) watch(shadowRoot);
  };
  const sizes = new ResizeObserver(schedule);
  const poll = setInterval(watchShadows, POLL_MS);

  watch(document.body);
  sizes.observe(container);
  document.fonts?.addEventListener('loadingdone', schedule, { signal });
  window.addEventListener('resize', schedule, { signal });
  const onReady = () => {
    clearInterval(poll);
    watchShadows();
    run();
  };
  container.addEventListener('portal-ready', onReady, { signal });

  return () => {
    controller.abort();
    clearInterval(poll);
    cancel();
    mutations.disconnect();
    sizes.disconnect();
  };
}

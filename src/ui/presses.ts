/** What a user presses to have something done. */
const PRESSED =
  'a, button, input:is([type="checkbox"], [type="radio"], [type="file"]), select, summary, [role="option"]';

/** The roots in which the user has pressed something and done nothing since. */
const waiting = new WeakSet<Node>();

/** Remembers the user's last press in a root until the user does something else. @returns ends it */
export function watchPresses(root: ShadowRoot): () => void {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true, passive: true };
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest(PRESSED)) waiting.add(root);
  };
  const goOn = () => waiting.delete(root);
  root.addEventListener('click', press, options);
  root.addEventListener('submit', () => waiting.add(root), options);
  root.addEventListener('pointerdown', goOn, options);
  root.addEventListener('input', goOn, options);
  return () => {
    end.abort();
    waiting.delete(root);
  };
}

/** Whether the user waits for the answer to a press where an element stands. */
export const isAwaited = (element: Element): boolean => waiting.has(element.getRootNode());

/** Takes the press as answered: what comes later by itself does not move the screen. */
export const answered = (element: Element): void => void waiting.delete(element.getRootNode());

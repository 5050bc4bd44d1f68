/** Matches elements that trigger an action when pressed. */
const PRESSED =
  'a, button, input:is([type="checkbox"], [type="radio"], [type="file"]), select, summary, [role="option"]';

/** The roots in which the user's last input was a press. */
const waiting = new WeakSet<Node>();

/** Tracks the user's last press in a root until the next input. @returns unsubscribe function */
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

/** Checks whether the user waits for the result of a press in an element's root. */
export const isPressPending = (element: Element): boolean => waiting.has(element.getRootNode());

/** Marks the press as handled: a later message does not move the screen. */
export const markPressHandled = (element: Element): void => void waiting.delete(element.getRootNode());

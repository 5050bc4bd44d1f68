import type { PaintedInput } from '../app/portal';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Types into the application's fields the visitor's input into the painted ones since the application began to render,
 * which takes several slices.
 *
 * @param earlierInput input at the beginning of the render
 */
export function replayInput(
  root: ShadowRoot,
  earlierInput: PaintedInput | undefined,
  currentInput: PaintedInput,
): void {
  for (const [name, value] of Object.entries(currentInput.values)) {
    if (earlierInput?.values[name] === value) continue;
    const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!field) continue;
    // React's own setter on each field would take the value for one that it has already processed.
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

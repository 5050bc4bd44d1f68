import type { PaintedInput } from '../app/portal';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Types into the application's fields the visitor's input into the painted ones since the application began to render,
 * which takes several slices.
 *
 * @param known input at the beginning of the render
 */
export function replayInput(root: ShadowRoot, known: PaintedInput | undefined, now: PaintedInput): void {
  for (const [name, value] of Object.entries(now.values)) {
    if (known?.values[name] === value) continue;
    const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!field) continue;
    // React's own setter on each field would take the value for one that it has already processed.
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

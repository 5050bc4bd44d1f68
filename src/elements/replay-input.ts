import type { PaintedInput } from '../app/portal';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/**
 * Types into the application's own fields what the visitor has typed into the painted ones since the application began
 * to draw, which it does in pieces.
 *
 * @param known what had been typed when it began
 */
export function replayInput(root: ShadowRoot, known: PaintedInput | undefined, now: PaintedInput): void {
  for (const [name, value] of Object.entries(now.values)) {
    if (known?.values[name] === value) continue;
    const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (!field) continue;
    // React keeps a setter of its own on each field, by which it would take the value for one that it knows.
    setValue?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

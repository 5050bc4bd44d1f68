import type { PaintedInput } from '../app/portal';

type Field = HTMLInputElement | HTMLSelectElement;

/** Checks whether the visitor changed a painted field; the element's property may differ from the painted value. */
const isTyped = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : [...field.options].some((option) => option.selected !== option.defaultSelected);

/**
 * Reads the visitor's input from the painter's fields, so that the application can take it over.
 *
 * @param roots nodes of the painter if the root contains more by now
 */
export function readPaintedInput(root: ShadowRoot, roots: readonly ParentNode[] = [root]): PaintedInput | undefined {
  const fields = roots.flatMap((parent) => [...parent.querySelectorAll<Field>('input[name], select[name]')]);
  if (fields.length === 0) return undefined;
  const focused = fields.find((field) => field === root.activeElement);
  return {
    values: Object.fromEntries(fields.filter(isTyped).map((field) => [field.name, field.value])),
    focused: focused?.name,
  };
}

/** Focuses the field of the same name. */
export function restoreFocus(root: ShadowRoot, name: string): void {
  const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange?.(field.value.length, field.value.length);
}

/** Restores input and focus in new fields. */
export function restoreInput(root: ShadowRoot, { values, focused }: PaintedInput): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[name]')) {
    const typed = values[field.name];
    if (typed !== undefined && field.value !== typed) field.value = typed;
  }
  if (focused) restoreFocus(root, focused);
}

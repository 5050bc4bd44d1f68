import type { TypedBefore } from '../portal/portal';

type Field = HTMLInputElement | HTMLSelectElement;

/** What stands in the fields that the first painter drew, so that the application can take it over. */
export function typedBefore(root: ShadowRoot): TypedBefore | undefined {
  const fields = [...root.querySelectorAll<Field>('input[name], select[name]')];
  if (fields.length === 0) return undefined;
  const focused = fields.find((field) => field === root.activeElement);
  return {
    values: Object.fromEntries(fields.map((field) => [field.name, field.value])),
    focused: focused?.name,
  };
}

/** Puts the focus back into the field of the same name. */
export function focusAgain(root: ShadowRoot, name: string): void {
  const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  field?.setSelectionRange?.(field.value.length, field.value.length);
}

import { useState } from 'react';
import { useFormPart } from '../../../forms/engine/form-context';
import type { Form } from '../../../forms/engine/form-store';
import { valueAt } from '../../../lib/value-at';

/**
 * Checks whether a field has been filled since the form was opened, for example by a stored draft: a field that the
 * form does not ask for is shown then, and stays when it is cleared.
 */
export function useWasFilled<Values extends object>(form: Form<Values>, path: string): boolean {
  const isFilled = useFormPart(form, () => hasContent(valueAt(form.values(), path)), path);
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);
  return wasFilled || isFilled;
}

const hasContent = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

import { useEffect, useState } from 'react';
import type { Form } from '../../../../forms/engine/form-store';

/** The debounce in milliseconds: what is computed from the whole form must not delay the typing. */
const PAUSE_MS = 300;

/** Returns the values of a form as of the last pause in typing. */
export function useSettledValues<Values extends object>(form: Form<Values>): Values {
  const [values, setValues] = useState(form.values);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => setValues(form.values());
    update();
    const unsubscribe = form.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(update, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return values;
}

import { useEffect, useRef } from 'react';

/** Copies a text. @returns true if it is in the clipboard; browsers refuse it in frames and on insecure pages */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Props = { label: string; value: string };

/** Renders a field with a link to copy by hand, focused and with its text selected. */
export function CopyField({ label, value }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input ref={field} className="input" type="text" readOnly value={value} />
    </label>
  );
}

import { useEffect, useRef } from 'react';

/** @returns whether the text is in the clipboard now; browsers refuse it in frames and on insecure pages */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

type Props = { label: string; value: string };

/** A field to copy a link from by hand: when it appears it takes the focus and its text is selected. */
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

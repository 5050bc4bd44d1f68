import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon';

type Outcome = 'none' | 'copied' | 'blocked';

const canShare = () => typeof navigator.share === 'function';

/** @returns whether the text is in the clipboard now; browsers refuse it in frames and on insecure pages */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the browser's own dialog was shown, whatever came of it */
async function shareBySystem(data: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Passes the address of this view on: by the system's own dialog, else by the clipboard, else in a field to copy from.
 * The address of the page is that of the view: with routes in the hash it names the event, with routes in memory the
 * page of the host is what can be opened again.
 */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function share() {
    const url = window.location.href;
    setOutcome('none');
    if (await shareBySystem({ title, url })) return;
    setOutcome((await copy(url)) ? 'copied' : 'blocked');
  }

  return (
    <>
      <button type="button" className="button is-quiet" onClick={() => void share()}>
        <Icon name={canShare() ? 'share' : 'link'} />
        {canShare() ? t`Teilen` : t`Link kopieren`}
      </button>
      {outcome === 'blocked' && <LinkField />}
      <span role="status">
        {outcome === 'copied' && t`Link kopiert`}
        {outcome === 'blocked' && (
          <span className="visually-hidden">{t`Bitte kopieren Sie den Link aus dem Feld.`}</span>
        )}
      </span>
    </>
  );
}

const Field = styled.label`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  font-size: 0.93em;

  .input {
    width: min(100%, 320px);
  }
`;

function LinkField() {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <Field>
      {t`Link zum Kopieren`}
      <input ref={field} className="input" readOnly value={window.location.href} />
    </Field>
  );
}

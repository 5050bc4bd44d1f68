import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ExtraIcon } from '../cards/extra-icon';
import { CopyField, copyText } from '../ui/copy-link';
import { StableWidthLabel } from '../ui/stable-width-label';

type Outcome = 'none' | 'copied' | 'blocked';

const canShare = () => typeof navigator.share === 'function';

/** Opens the browser's share dialog. @returns true if it was shown, regardless of its result */
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
 * Renders the button that shares the address of this view: by the system's dialog, else the clipboard, else a field to
 * copy from. With routes in the hash the page's address names the event; with routes in memory only the page of the
 * host can be opened again.
 */
export function ShareButton({ title, text }: { title: string /** Date and location. */; text: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function share() {
    const url = window.location.href;
    setOutcome('none');
    if (await shareBySystem({ title, text, url })) return;
    setOutcome((await copyText(url)) ? 'copied' : 'blocked');
  }

  return (
    <>
      <button type="button" className="button is-quiet" onClick={() => void share()}>
        <ExtraIcon name={canShare() ? 'share' : 'link'} />
        <StableWidthLabel
          labels={[canShare() ? t`Teilen` : t`Link kopieren`, t`Link kopiert`]}
          shownIndex={outcome === 'copied' ? 1 : 0}
        />
      </button>
      {outcome === 'blocked' && <CopyField label={t`Link zum Kopieren`} value={window.location.href} />}
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && t`Link kopiert`}
        {outcome === 'blocked' && t`Bitte kopieren Sie den Link aus dem Feld.`}
      </span>
    </>
  );
}

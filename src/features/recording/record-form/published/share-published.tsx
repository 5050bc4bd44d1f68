import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CopyField, copyText } from '../../../../ui/copy-link';
import { StableWidthLabel } from '../../../../ui/stable-width-label';

/** Renders a button that copies the link of a published record, with a text field as fallback. */
export function SharePublished({ title, href }: { title: string; href: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'blocked'>('none');
  const url = new URL(href, window.location.href).href;
  return (
    <>
      <button
        type="button"
        className="button is-quiet"
        aria-label={t`Link zu „${title}“ kopieren`}
        onClick={async () => setOutcome((await copyText(url)) ? 'copied' : 'blocked')}
      >
        <StableWidthLabel labels={[t`Link kopieren`, t`Link kopiert`]} shownIndex={outcome === 'copied' ? 1 : 0} />
      </button>
      {outcome === 'blocked' && <CopyField label={t`Link zum Kopieren`} value={url} />}
      <span role="status" className="visually-hidden">
        {outcome === 'copied' && t`Link kopiert`}
      </span>
    </>
  );
}

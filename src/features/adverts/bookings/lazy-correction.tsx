import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { RowsSkeleton } from '../../../cards/record-list/rows-skeleton';
import { lazyModule } from '../../../lib/lazy-module';
import { useCodeFailure } from '../../../ui/code-failure';
import { useLazyPartState } from '../../../ui/lazy-part';
import { Notice } from '../../../ui/notice';

/** The lazy form of a correction. Few orders are returned. */
const correctionForm = lazyModule(async () => (await import('./correction-section')).CorrectionForm);

type Props = ComponentProps<Awaited<ReturnType<typeof correctionForm.load>>>;

/** Renders the form of a correction; placeholder rows while its code loads, and an error with a retry if it fails. */
export function LazyCorrectionForm(props: Props) {
  const { t } = useLingui();
  const { part: CorrectionForm, hasFailed, retry } = useLazyPartState(correctionForm, true);
  const { advice, label, act } = useCodeFailure(retry);
  if (CorrectionForm) return <CorrectionForm {...props} />;
  if (!hasFailed) return <RowsSkeleton message={t`Das Formular wird geladen …`} />;
  return (
    <Notice kind="warning" role="status" title={t`Das Formular ließ sich nicht laden`}>
      {advice && <p>{advice}</p>}
      <button type="button" className="button is-quiet" onClick={act}>
        {label}
      </button>
    </Notice>
  );
}

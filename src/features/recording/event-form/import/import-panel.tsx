import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFormContent } from '../../../../forms/engine/form-context';
import type { Form } from '../../../../forms/engine/form-store';
import { lazyDialog } from '../../../../forms/layout/lazy-dialog';
import { isSame, valueAt } from '../../../../lib/value-at';
import type { Rubric } from '../../../../model/answers/rubric';
import { AccountIcon } from '../../../../ui/account-icons';
import { useRecordingRules } from '../../use-recording-rules';
import type { Proposal } from './proposals';

/** The lazy import dialog, which loads the file readers. */
const ImportDialog = lazyDialog(async () => (await import('./import-dialog')).ImportDialog);

/** A field that was filled by an import, with its value before. */
type FilledField = Proposal & { previousValue: unknown };

/** Renders a button that fills the form from a file or a web address, and its undo. */
export function ImportPanel({ rubrics }: { rubrics: readonly Rubric[] }) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const rules = useRecordingRules();
  const [isOpen, setIsOpen] = useState(false);
  const [applied, setApplied] = useState<{ filled: readonly FilledField[]; fileName: string }>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const count = applied?.filled.length ?? 0;
  const fileName = applied?.fileName ?? '';
  const message = t`Aus „${fileName}“: ${plural(count, { one: '# Angabe übernommen.', other: '# Angaben übernommen.' })}`;

  useEffect(() => {
    if (!applied) return;
    undoButton.current?.focus();
    announce(message);
  }, [applied, message, announce]);

  function apply(proposals: readonly Proposal[], name: string) {
    setIsOpen(false);
    setApplied({ filled: proposals.map((proposal) => fill(form, proposal)), fileName: name });
  }
  function undo() {
    for (const one of applied?.filled ?? []) undoFill(form, one);
    setApplied(undefined);
    announce('');
    opener.current?.focus();
  }
  return (
    <div>
      <button ref={opener} type="button" className="button is-text" onClick={() => setIsOpen(true)}>
        <AccountIcon name="upload" />
        {rules.eventRecording.importFromAddress ? t`Importieren` : t`Datei einlesen`}
      </button>
      {applied && (
        <p className="hint">
          {message}{' '}
          <button ref={undoButton} type="button" className="button is-quiet" onClick={undo}>
            {t`Rückgängig`}
          </button>
        </p>
      )}
      {isOpen && <ImportDialog {...{ rules, rubrics }} onApply={apply} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Fills a field from a proposal. A search text stays in its field until the user picks one of the results. */
function fill(form: Form<object>, proposal: Proposal): FilledField {
  const { path } = proposal;
  const previousValue = valueAt(form.values(), path);
  if ('search' in proposal) {
    form.set(path, undefined);
    form.setFieldError(path, 'unpicked', proposal.search, proposal.newEntryValues);
  } else form.set(path, proposal.value);
  return { ...proposal, previousValue };
}

/** Restores the previous value of a field, unless the user has changed it since. */
function undoFill(form: Form<object>, filled: FilledField) {
  const { path, previousValue } = filled;
  const current = valueAt(form.values(), path);
  if (!isSame(current, 'search' in filled ? undefined : filled.value)) return;
  if ('search' in filled) form.setFieldError(path);
  form.set(path, previousValue);
}

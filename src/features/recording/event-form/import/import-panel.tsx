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

/** A field that was filled from a file, with its value before. */
type Filled = Proposal & { before: unknown };

/** Renders a button that fills the form from a file, and its undo. */
export function ImportPanel({ rubrics }: { rubrics: readonly Rubric[] }) {
  const { t } = useLingui();
  const { form, announce } = useFormContent();
  const rules = useRecordingRules();
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<{ filled: readonly Filled[]; fileName: string }>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const count = taken?.filled.length ?? 0;
  const fileName = taken?.fileName ?? '';
  const words = t`Aus „${fileName}“: ${plural(count, { one: '# Angabe übernommen.', other: '# Angaben übernommen.' })}`;

  useEffect(() => {
    if (!taken) return;
    undoButton.current?.focus();
    announce(words);
  }, [taken, words, announce]);

  function take(proposals: readonly Proposal[], name: string) {
    setIsOpen(false);
    setTaken({ filled: proposals.map((proposal) => fill(form, proposal)), fileName: name });
  }
  function undo() {
    for (const one of taken?.filled ?? []) takeBack(form, one);
    setTaken(undefined);
    announce('');
    opener.current?.focus();
  }
  return (
    <div>
      <button ref={opener} type="button" className="button is-quiet" onClick={() => setIsOpen(true)}>
        <AccountIcon name="upload" />
        {t`Aus einer Datei übernehmen`}
      </button>
      {taken && (
        <p className="hint">
          {words}{' '}
          <button ref={undoButton} type="button" className="button is-quiet" onClick={undo}>
            {t`Rückgängig`}
          </button>
        </p>
      )}
      {isOpen && <ImportDialog {...{ rules, rubrics }} onTake={take} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** Fills a field from a proposal. A search text stays in its field until the user picks one of the results. */
function fill(form: Form<object>, proposal: Proposal): Filled {
  const { path } = proposal;
  const before = valueAt(form.values(), path);
  if ('search' in proposal) {
    form.set(path, undefined);
    form.setFieldError(path, 'unpicked', proposal.search, proposal.known);
  } else form.set(path, proposal.value);
  return { ...proposal, before };
}

/** Restores the previous value of a field, unless the user has changed it since. */
function takeBack(form: Form<object>, filled: Filled) {
  const { path, before } = filled;
  const now = valueAt(form.values(), path);
  if (!isSame(now, 'search' in filled ? undefined : filled.value)) return;
  if ('search' in filled) form.setFieldError(path);
  form.set(path, before);
}

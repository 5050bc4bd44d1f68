import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import { useTranslation } from '../../../../i18n/use-translation';
import { valueAt } from '../../../../lib/value-at';
import type { Rubric } from '../../../../model/answers/rubric';
import type { ImportedEvent, ImportGap } from '../../../../model/event-import/imported-event';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import type { RecordRules } from '../../use-recording-rules';
import { EventGaps } from './event-gaps';
import { Proposals } from './import-layout';
import { type Preview, proposalWords } from './proposal-words';
import { isWritten, type Proposal, type ProposedPath, proposalsOf, unaskedOf } from './proposals';

type Props = {
  event: ImportedEvent;
  /** The values of the file outside of this event that are not taken over. */
  fileGaps: readonly ImportGap[];
  rules: RecordRules;
  rubrics: readonly Rubric[];
  fileName: string;
  onTake(taken: readonly Proposal[]): void;
  onBack(): void;
};

/** Renders the proposed values field by field. Fields with a value of the user are not ticked at first. */
export function ProposalList({ event, fileGaps, rules, rubrics, fileName, onTake, onBack }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const translation = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [proposals, unasked] = useMemo(() => {
    const isAsked = ({ path }: Proposal) => form.isPartOfForm(path) && !form.isReadOnly(path);
    const all = proposalsOf(event, { rules, rubrics });
    return [all.filter(isAsked), all.filter((one) => !isAsked(one))];
  }, [event, rules, rubrics, form]);
  const replaces = (path: ProposedPath) => isWritten(valueAt(form.values(), path));
  const [ticked, setTicked] = useState<ReadonlySet<ProposedPath>>(
    () => new Set(proposals.flatMap(({ path }) => (replaces(path) ? [] : [path]))),
  );
  // The pressed button is removed, so the focus moves here.
  useEffect(() => heading.current?.focus(), []);

  function tick(path: ProposedPath, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(path);
    else next.delete(path);
    setTicked(next);
  }
  const gaps: ImportGap[] = [
    ...fileGaps,
    ...event.gaps,
    ...unaskedOf(event, { rules, rubrics }),
    ...unasked.map((one): ImportGap => {
      const text = proposalWords(one, rubrics, translation).lines.join(', ');
      return { code: 'fields', params: { name: one.path, text } };
    }),
  ];
  const taken = proposals.filter(({ path }) => ticked.has(path));
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {fileName}
      </h3>
      {proposals.length === 0 && <p>{t`In der Datei steht nichts, das hier gefragt ist.`}</p>}
      {proposals.length > 0 && (
        <Proposals role="group" aria-label={t`Was übernommen wird`}>
          {proposals.map((proposal) => (
            <Line
              key={proposal.path}
              proposal={proposal}
              preview={proposalWords(proposal, rubrics, translation)}
              isTicked={ticked.has(proposal.path)}
              isReplacing={replaces(proposal.path)}
              onTick={(isTicked) => tick(proposal.path, isTicked)}
            />
          ))}
        </Proposals>
      )}
      <EventGaps gaps={gaps} />
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onBack}>
          {t`Zurück`}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={taken.length === 0 || undefined}
          onClick={() => taken.length > 0 && onTake(taken)}
        >
          {t({ message: 'Übernehmen', context: 'import' })}
        </button>
      </DialogButtons>
    </>
  );
}

type LineProps = {
  proposal: Proposal;
  preview: Preview;
  isTicked: boolean;
  /** True if the user has already filled the field. */
  isReplacing: boolean;
  onTick(isTicked: boolean): void;
};

function Line({ proposal, preview: { lines, rest }, isTicked, isReplacing, onTick }: LineProps) {
  const { t } = useLingui();
  const label = useLabel(proposal.path);
  const search = 'search' in proposal ? proposal.search : '';
  return (
    <div>
      <label>
        <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
        <span>
          <span className="label">{label}</span>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {search && (
            <span className="hint">{t`Danach steht „${search}“ als Suche im Feld. Dort wählen Sie den passenden Eintrag oder geben ihn neu ein.`}</span>
          )}
          {isReplacing && <span className="hint">{t`Ersetzt, was schon im Formular steht.`}</span>}
        </span>
      </label>
      {rest && (
        <details>
          <summary>{rest.summary}</summary>
          {rest.lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never change
            <span key={place}>{line}</span>
          ))}
        </details>
      )}
    </div>
  );
}

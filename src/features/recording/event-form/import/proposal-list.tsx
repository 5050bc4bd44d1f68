import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContent, useLabel } from '../../../../forms/engine/form-context';
import { useTranslation } from '../../../../i18n/use-translation';
import { valueAt } from '../../../../lib/value-at';
import type { Rubric } from '../../../../model/answers/rubric';
import type { ImportedEvent, ImportGap } from '../../../../model/event-import/imported-event';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { Disclosure } from '../../../../ui/disclosure';
import type { RecordRules } from '../../use-recording-rules';
import { EventGaps } from './event-gaps';
import { Heading, Proposals } from './import-layout';
import { type Preview, proposalPreview } from './proposal-words';
import { hasInput, type Proposal, type ProposedPath, proposalsOf, unusableOf } from './proposals';

type Props = {
  event: ImportedEvent;
  /** The values of the file outside of this event that are not taken over. */
  fileGaps: readonly ImportGap[];
  rules: RecordRules;
  rubrics: readonly Rubric[];
  fileName: string;
  onApply(chosen: readonly Proposal[]): void;
  onBack(): void;
};

/** Renders the proposed values field by field. Fields with a value of the user are not ticked at first. */
export function ProposalList({ event, fileGaps, rules, rubrics, fileName, onApply, onBack }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const translation = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [proposals, unusable] = useMemo(() => {
    const isUsable = ({ path }: Proposal) => form.isPartOfForm(path) && !form.isReadOnly(path);
    const all = proposalsOf(event, { rules, rubrics });
    return [all.filter(isUsable), all.filter((one) => !isUsable(one))];
  }, [event, rules, rubrics, form]);
  const replaces = (path: ProposedPath) => hasInput(valueAt(form.values(), path));
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
    ...unusableOf(event, { rules, rubrics }),
    ...unusable.map((one): ImportGap => {
      const text = proposalPreview(one, rubrics, translation).lines.join(', ');
      return { code: 'fields', params: { name: one.path, text } };
    }),
  ];
  const chosen = proposals.filter(({ path }) => ticked.has(path));
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {fileName}
      </Heading>
      {proposals.length === 0 && <p>{t`Darin ist nichts, was in dieses Formular passt.`}</p>}
      {proposals.length > 0 && (
        <Proposals role="group" aria-label={t`Das wird übernommen`}>
          {proposals.map((proposal) => (
            <ProposalRow
              key={proposal.path}
              proposal={proposal}
              preview={proposalPreview(proposal, rubrics, translation)}
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
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && onApply(chosen)}
        >
          {t({ message: 'Übernehmen', context: 'import' })}
        </button>
      </DialogButtons>
    </>
  );
}

type ProposalRowProps = {
  proposal: Proposal;
  preview: Preview;
  isTicked: boolean;
  /** True if the user has already filled the field. */
  isReplacing: boolean;
  onTick(isTicked: boolean): void;
};

function ProposalRow({ proposal, preview: { lines, folded }, isTicked, isReplacing, onTick }: ProposalRowProps) {
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
            <span className="hint">{t`Wir suchen dann im Feld nach „${search}“. Dort wählen Sie den passenden Eintrag oder geben ihn neu ein.`}</span>
          )}
          {isReplacing && <span className="hint">{t`Ersetzt Ihre bisherige Angabe.`}</span>}
        </span>
      </label>
      {folded && (
        <Disclosure summary={folded.summary}>
          {folded.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never change
            <span key={index}>{line}</span>
          ))}
        </Disclosure>
      )}
    </div>
  );
}

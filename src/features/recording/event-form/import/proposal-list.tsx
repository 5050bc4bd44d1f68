import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSpeech } from '../../../../i18n/use-speech';
import { valueAt } from '../../../../lib/value-at';
import type { Rubric } from '../../../../model/rubric';
import { DialogButtons } from '../../../../ui/dialog-buttons';
import { useFormContent, useLabel } from '../../../../ui/form/form-context';
import type { RecordingRules } from '../../use-recording-rules';
import type { FoundEvent } from './found-event';
import { Left, Proposals } from './import-layout';
import { gapWords } from './problem-words';
import { proposalWords } from './proposal-words';
import { isWritten, type Proposal, type ProposedPath, proposalsOf } from './proposals';

type Props = {
  event: FoundEvent;
  rules: RecordingRules;
  rubrics: readonly Rubric[];
  fileName: string;
  onTake(taken: readonly Proposal[]): void;
  onBack(): void;
};

/** What a file would fill in, field by field; what the user has already written is kept unless it is ticked. */
export function ProposalList({ event, rules, rubrics, fileName, onTake, onBack }: Props) {
  const { t } = useLingui();
  const { form } = useFormContent();
  const speech = useSpeech();
  const heading = useRef<HTMLHeadingElement>(null);
  const proposals = useMemo(
    () => proposalsOf(event, { rules, rubrics }).filter(({ path }) => form.isAsked(path) && !form.isReadOnly(path)),
    [event, rules, rubrics, form],
  );
  const standing = (path: ProposedPath) => isWritten(valueAt(form.values(), path));
  const [ticked, setTicked] = useState<ReadonlySet<ProposedPath>>(
    () => new Set(proposals.flatMap(({ path }) => (standing(path) ? [] : [path]))),
  );
  // The button that the user has pressed is gone.
  useEffect(() => heading.current?.focus(), []);

  function tick(path: ProposedPath, isTicked: boolean) {
    const next = new Set(ticked);
    if (isTicked) next.add(path);
    else next.delete(path);
    setTicked(next);
  }
  const linesOf = wordsOf(event, rubrics, speech);
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
              lines={linesOf(proposal)}
              isTicked={ticked.has(proposal.path)}
              isStanding={standing(proposal.path)}
              onTick={(isTicked) => tick(proposal.path, isTicked)}
            />
          ))}
        </Proposals>
      )}
      {event.gaps.length > 0 && (
        <Left aria-labelledby="import-left">
          <h4 id="import-left">{t`Das sollten Sie wissen`}</h4>
          <ul>
            {[...new Set(event.gaps.map((gap) => gapWords(gap, speech.say)))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Left>
      )}
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

/** What would stand in a field, line by line. */
function wordsOf(event: FoundEvent, rubrics: readonly Rubric[], speech: ReturnType<typeof useSpeech>) {
  const words = proposalWords(event, rubrics, speech);
  return (proposal: Proposal): string[] => {
    if ('search' in proposal) return [proposal.words];
    const { path, value } = proposal;
    if (path === 'title' || path === 'shortdesc1' || path === 'longdesc1') return words.text(value);
    return path === 'location' || path === 'promoter' ? [] : words[path](value);
  };
}

type LineProps = {
  proposal: Proposal;
  lines: readonly string[];
  isTicked: boolean;
  /** Whether the user has already written something there. */
  isStanding: boolean;
  onTick(isTicked: boolean): void;
};

function Line({ proposal, lines, isTicked, isStanding, onTick }: LineProps) {
  const { t } = useLingui();
  const label = useLabel(proposal.path);
  return (
    <label>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      <span>
        <span className="label">{label}</span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {'search' in proposal && (
          <span className="hint">{t`Steht danach als Suche im Feld. Dort wählen Sie den passenden Eintrag.`}</span>
        )}
        {isStanding && <span className="hint">{t`Ersetzt, was schon im Formular steht.`}</span>}
      </span>
    </label>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import { useCopy } from '../own-records/use-copy';
import { DeedQuestion } from './deed-question';
import type { CalledDeed } from './deeds';
import { reasonWords } from './outcome-words';
import type { OwnEvent } from './own-event';
import type { AskedDeed } from './question-words';
import type { RowDeed } from './row-menu';
import { StandingDialog } from './standing/standing-dialog-lazy';
import type { Deeds } from './use-deeds';

type Question = { deed: AskedDeed; events: readonly OwnEvent[] };

/** Begins what the user wants to do: what cannot be overlooked at once is asked or chosen in a dialog first. */
export function useRowDeeds({ run, tell }: Deeds) {
  const { t } = useLingui();
  const speech = useSpeech();
  const copy = useCopy({
    done: t`Das ist die Kopie: alles außer den Terminen. Bitte tragen Sie neue ein.`,
    reason: (error) => reasonWords(error, speech),
  });
  const [question, setQuestion] = useState<Question>();
  const [changed, setChanged] = useState<OwnEvent>();

  const start = (deed: CalledDeed, events: readonly OwnEvent[]) =>
    deed === 'restore' || deed === 'takeBack' ? void run(deed, events) : setQuestion({ deed, events });

  const actOn = (event: OwnEvent) => (deed: RowDeed) => {
    if (deed === 'copy') void copy.run(event);
    else if (deed === 'change') setChanged(event);
    else start('delete', [event]);
  };

  const dialog: ReactNode = (
    <>
      {changed && (
        <StandingDialog
          event={changed}
          onClose={() => setChanged(undefined)}
          onSaved={(undo) => {
            setChanged(undefined);
            tell({ deed: 'change', results: [{ event: changed, undo }] });
          }}
        />
      )}
      {question && (
        <DeedQuestion
          {...question}
          onClose={() => setQuestion(undefined)}
          onYes={() => {
            setQuestion(undefined);
            void run(question.deed, question.events);
          }}
        />
      )}
    </>
  );
  return { start, actOn, dialog, failure: copy.failure };
}

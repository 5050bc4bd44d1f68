import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useSpeech } from '../../../i18n/use-speech';
import type { OwnEvent } from '../../../model/answers/own-event';
import { lazyDialog } from '../../../portal/form-parts/lazy-dialog';
import { useCopy } from '../own-records/use-copy';
import { DeedQuestion } from './deed-question';
import type { CalledDeed } from './deeds';
import { reasonWords } from './outcome-words';
import { type AskedDeed, isCancelled } from './question-words';
import type { RowDeed } from './row-menu';
import type { Deeds } from './use-deeds';

/** Cancels, postpones or moves an event or one of its dates. */
const StandingDialog = lazyDialog(async () => (await import('./standing/standing-dialog')).StandingDialog);

type Question = { deed: AskedDeed; events: readonly OwnEvent[] };

/** The events of a question without those that are cancelled already, where that is what is asked. */
const changeableBy = ({ deed, events }: Question) =>
  deed === 'cancel' ? events.filter((event) => !isCancelled(event)) : events;

/** Begins what the user wants to do: what cannot be overlooked at once is asked or chosen in a dialog first. */
export function useRowDeeds({ run, tell, dismiss }: Deeds) {
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
    dismiss();
    copy.forget();
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
            void run(question.deed, changeableBy(question));
          }}
        />
      )}
    </>
  );
  return { start, actOn, dialog, failure: copy.failure };
}

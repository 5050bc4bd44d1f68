import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { withLogin } from '../../../../app/with-login';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import { labelOf } from '../../../../forms/engine/form-paths';
import { useTranslation } from '../../../../i18n/use-translation';
import { unusableReason } from '../../../../model/relation-problems';
import { rubricText } from '../../../../model/rubric-text';
import { AccountIcon } from '../../../../ui/account-icons';
import { useIsShown } from '../../../../ui/use-is-shown';
import { useRecordFormContent } from '../../record-form/record-form-context';
import { useRecordingRules } from '../../use-recording-rules';
import { eventDraft } from '../event-draft';
import { areCopiedFieldsEmpty, type CopiedField, copyFrom, undoCopy } from './copied-fields';
import { findLastEvents, loadLastEvents } from './load-last-events';

type State =
  | { step: 'offered' | 'loading' | 'failed' }
  | { step: 'copied'; title: string; fields: readonly CopiedField[] };

/**
 * Renders a button that fills a new event from the last one, and its undo. Renders nothing without a usable last event.
 */
export function CopyFromLastPanel() {
  const { t } = useLingui();
  const { form } = useFormContent();
  const { id } = useRecordFormContent();
  const [state, setState] = useState<State>({ step: 'offered' });
  const isNew = useFormPart(form, areCopiedFieldsEmpty) && id === undefined;
  const button = useRef<HTMLButtonElement>(null);
  const lastEventIds = useLastEvents(isNew || state.step === 'copied');
  const copyLastEvent = useCopyLastEvent(lastEventIds, setState);

  if (state.step === 'copied') {
    return (
      <CopiedNotice
        title={state.title}
        fields={state.fields}
        onUndo={() => {
          undoCopy(form, state.fields);
          // Synchronous, because the pressed button is removed and the focus needs a target.
          flushSync(() => setState({ step: 'offered' }));
          if (button.current) button.current.focus();
          else form.reveal('title');
        }}
      />
    );
  }
  if (!isNew || lastEventIds.length === 0) return null;
  return (
    <div>
      <button
        ref={button}
        type="button"
        className="button is-text"
        aria-disabled={state.step === 'loading'}
        onClick={() => state.step !== 'loading' && void copyLastEvent()}
      >
        <AccountIcon name="copy" />
        {t`Frühere kopieren`}
      </button>
      {state.step === 'failed' && (
        <p className="hint" role="alert">
          {t`Ihre letzte Veranstaltung ließ sich nicht laden. Bitte versuchen Sie es noch einmal.`}
        </p>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];

/** Returns the ids of the last events; none while they load and when loading fails. */
function useLastEvents(isEnabled: boolean): readonly string[] {
  const { client } = usePortal();
  const load = (signal: AbortSignal) => findLastEvents(client, signal);
  // The form works without them, so failures are quiet.
  return useQuery(isEnabled ? { key: ['last events'], load } : undefined, { quiet: true }).value ?? NONE;
}

/** Returns a callback that loads the last events and copies their values into the form. */
function useCopyLastEvent(lastEventIds: readonly string[], setState: (state: State) => void): () => Promise<void> {
  const { form } = useFormContent();
  const portal = usePortal();
  const { locale } = useTranslation();
  const { rubrics, person } = useRecordFormContent();
  const { addRubrics } = useRecordingRules().fieldSettings.recording;
  const isShown = useIsShown();

  function nameOf(id: number): string {
    const rubric = rubrics.find((one) => one.id === id);
    return rubric ? rubricText(rubric, locale).children : String(id);
  }
  function isUsable(path: string, value: unknown): boolean {
    if (path === 'addRubrics') return Math.max(addRubrics.min, addRubrics.max) > 0;
    if (path === 'rubric') return rubrics.some(({ id }) => String(id) === value);
    const relation = person.roleRelations.find(({ id }) => String(id) === value);
    return path !== 'relation' || (relation !== undefined && !unusableReason(relation.status));
  }
  return async () => {
    setState({ step: 'loading' });
    try {
      const events = await withLogin(portal, () => loadLastEvents(portal.client, lastEventIds));
      if (!isShown()) return;
      const drafts = events.map((event) => eventDraft(event, { host: portal.client.host, nameOf }));
      const title = drafts[0]?.title ?? '';
      setState({ step: 'copied', title, fields: copyFrom(form, drafts, isUsable) });
    } catch {
      if (isShown()) setState({ step: 'failed' });
    }
  };
}

type CopiedNoticeProps = { title: string; fields: readonly CopiedField[]; onUndo(): void };

/** Renders the names of the copied fields, with a button for undo. */
function CopiedNotice({ title, fields, onUndo }: CopiedNoticeProps) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { form, structure } = useFormContent();
  const names = fields.map(({ path }) => labelOf(structure, path, form.values(), _)).join(', ');
  if (fields.length === 0)
    return <p className="hint" role="status">{t`„${title}“ enthält nichts, was hier noch fehlt.`}</p>;
  return (
    <p className="hint">
      <span role="status">{t`Wie bei „${title}“: ${names}.`}</span>{' '}
      <button ref={focusFirst} type="button" className="button is-quiet" onClick={onUndo}>
        {t`Rückgängig`}
      </button>
    </p>
  );
}

/** Moves the focus to the new button, because the pressed one is removed. */
const focusFirst = (button: HTMLButtonElement | null) => button?.focus();

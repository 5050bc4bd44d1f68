import type { Form } from '../../../../forms/engine/form-store';
import { isSame } from '../../../../lib/value-at';
import type { Picked } from '../../record-form/record-draft';
import type { Proposed } from '../../record-form/record-form-context';
import type { EventDraft } from '../event-draft';

/** The debounce in milliseconds: a search for each typed letter would be too many. */
const PAUSE_MS = 300;
/** The time limit in milliseconds, because sending waits for the proposal. */
const MAX_MS = 4000;

type Options = {
  form: Form<EventDraft>;
  proposed: Proposed<readonly Picked[]>;
  /** Proposes tags for a title and the id of a rubric; a rejection is ignored. */
  propose(values: Pick<EventDraft, 'title' | 'rubric'>, signal: AbortSignal): Promise<Picked[]>;
};

/**
 * Fills in tags for each typed title and chosen rubric, until the author edits the tags. Sending the form waits for the
 * proposal, because an event without tags cannot be published.
 *
 * @returns a function that ends it
 */
export function watchTagProposals({ form, proposed, propose }: Options): () => void {
  const typedIn = ({ title, rubric }: EventDraft) => ({ title, rubric });
  const isUntouched = () =>
    isSame(form.values().tags, proposed.value()) &&
    form.state.fieldErrors.tags === undefined &&
    !form.isReadOnly('tags');
  let last = typedIn(form.initialValues());
  let endLast: (() => void) | undefined;

  /** Proposes for what was typed last, after a pause. */
  function start() {
    const typed = last;
    const endLookup = form.trackLookup();
    const timer = setTimeout(() => void fill(typed).finally(endLookup), PAUSE_MS);
    endLast = () => {
      clearTimeout(timer);
      endLookup();
    };
  }

  async function fill(typed: Pick<EventDraft, 'title' | 'rubric'>) {
    const tags = await propose(typed, AbortSignal.timeout(MAX_MS)).catch(() => undefined);
    if (!tags || last !== typed || !isUntouched() || isSame(tags, proposed.value())) return;
    proposed.set(tags);
    form.set('tags', tags);
  }

  function look() {
    const typed = typedIn(form.values());
    if (isSame(typed, last)) return;
    last = typed;
    endLast?.();
    if (isUntouched()) start();
  }

  look();
  const unsubscribe = form.subscribe(look);
  return () => {
    unsubscribe();
    last = typedIn(form.values());
    endLast?.();
  };
}

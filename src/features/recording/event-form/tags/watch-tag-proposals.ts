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
  let request = new AbortController();

  async function fill({ signal }: AbortController) {
    const tags = await propose(last, signal).catch(() => undefined);
    if (!tags || signal.aborted || !isUntouched() || isSame(tags, proposed.value())) return;
    proposed.set(tags);
    form.set('tags', tags);
  }

  function look() {
    const typed = typedIn(form.values());
    if (isSame(typed, last)) return;
    last = typed;
    request.abort();
    if (!isUntouched()) return;
    const current = new AbortController();
    request = current;
    const endLookup = form.trackLookup();
    const timers = [
      setTimeout(() => void fill(current).finally(() => current.abort()), PAUSE_MS),
      setTimeout(() => current.abort(), MAX_MS),
    ];
    current.signal.addEventListener('abort', () => {
      for (const timer of timers) clearTimeout(timer);
      endLookup();
    });
  }

  look();
  const unsubscribe = form.subscribe(look);
  return () => {
    unsubscribe();
    request.abort();
  };
}

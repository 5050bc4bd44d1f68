import { completenessOf, type EventCompleteness, weightsOf } from '../../../../model/completeness';
import type { RecordRules } from '../../record-kind';
import { type EventDraft, eventOfDraft } from '../event-draft';

const COMPLETE: EventCompleteness = { percent: 100, lacks: [] };

/** Returns how complete the event of a form is for visitors, by the rule of the author's list. */
export function eventCompleteness(draft: EventDraft, rules: RecordRules): EventCompleteness {
  const { completeness } = rules.eventRecording;
  return completeness ? completenessOf(eventOfDraft(draft), weightsOf(rules, completeness)) : COMPLETE;
}

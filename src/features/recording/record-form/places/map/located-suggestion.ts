import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../../forms/engine/field-definitions';
import {
  SUGGESTION_FIELDS,
  type SuggestionDraft,
  suggestionDraftProblems,
  suggestionPayload,
} from '../../../../../forms/suggest-address/suggestion';
import type { Position } from '../../../../../model/answers/community';
import { parsePosition } from '../../../../../model/position-text';

/** The draft of a missing address with the position of the building. */
export type LocatedDraft = SuggestionDraft & {
  /** The coordinates as typed or as set on the map; empty or absent for none. */
  point?: string;
};

/** Returns the coordinates as text. */
export const pointOf = (draft: object): string => (draft as LocatedDraft).point ?? '';

/** The description of the form for a missing address with optional coordinates. */
export const LOCATED: FormDescription<SuggestionDraft> = describeForm<SuggestionDraft>({
  sections: [],
  // The dialog's type knows only the common fields; this one is rendered by its `place` part.
  fields: { ...SUGGESTION_FIELDS, ...{ point: { label: msg`Koordinaten` } } },
  problems(draft) {
    const isValid = pointOf(draft).trim() === '' || parsePosition(pointOf(draft));
    return [...suggestionDraftProblems(draft), ...(isValid ? [] : [{ path: 'point', code: 'regex' }])];
  },
});

/** Converts a draft without problems to the payload of POST /api/addresses. */
export const locatedPayload = (draft: SuggestionDraft): ReturnType<typeof suggestionPayload> & Partial<Position> => ({
  ...suggestionPayload(draft),
  ...parsePosition(pointOf(draft)),
});

import { msg } from '@lingui/core/macro';
import { describeForm, type FormDescription } from '../../../../../forms/engine/field-definitions';
import {
  draftProblems,
  SUGGESTION_FIELDS,
  type SuggestionDraft,
  suggestionPayload,
} from '../../../../../forms/suggest-address/suggestion';
import type { Position } from '../../../../../model/answers/community';
import { parsePosition } from '../../../../../model/position-text';

/** A missing address with the place of its house. */
export type LocatedDraft = SuggestionDraft & {
  /** Coordinates as they were typed, or as the map has set them; nothing for none. */
  point?: string;
};

/** The coordinates as they stand in the form. */
export const pointOf = (draft: object): string => (draft as LocatedDraft).point ?? '';

/** The form for a missing address with its coordinates, which nobody has to know. */
export const LOCATED: FormDescription<SuggestionDraft> = describeForm<SuggestionDraft>({
  sections: [],
  // The dialog knows only the fields of every address; this one stands in the part that it is given.
  fields: { ...SUGGESTION_FIELDS, ...{ point: { label: msg`Koordinaten` } } },
  problems(draft) {
    const isNone = pointOf(draft).trim() === '' || parsePosition(pointOf(draft));
    return [...draftProblems(draft), ...(isNone ? [] : [{ path: 'point', code: 'regex' }])];
  },
});

/** What POST addresses takes, of a draft without problems. */
export const locatedPayload = (draft: SuggestionDraft): ReturnType<typeof suggestionPayload> & Partial<Position> => ({
  ...suggestionPayload(draft),
  ...parsePosition(pointOf(draft)),
});

import { msg } from '@lingui/core/macro';
import { AddressPayload } from '../../model/payloads/address-payload';
import { payloadProblem } from '../../model/payloads/payload-fields';
import { communityPayload, type PickedCommunity } from '../../model/picked-options';
import { suggestionProblems } from '../../model/suggestion-problems';
import { describeForm } from '../engine/field-definitions';
import type { FieldProblem } from '../engine/form-store';
import { PERSON_FIELDS, PERSON_LABELS } from '../person/person-labels';

/** The draft of a missing address. */
export type SuggestionDraft = {
  name: string;
  extendedName: string;
  street: string;
  plz: string;
  community: PickedCommunity | undefined;
  phone: string;
  email: string;
  url: string;
};

/** An empty draft. */
export const EMPTY_SUGGESTION: SuggestionDraft = {
  name: '',
  extendedName: '',
  street: '',
  plz: '',
  community: undefined,
  phone: '',
  email: '',
  url: '',
};

/** Converts the values that are filled in to the payload. */
function payloadValues(draft: SuggestionDraft) {
  const text = <Key extends string>(key: Key, value: string) =>
    (value.trim() === '' ? {} : { [key]: value.trim() }) as Partial<Record<Key, string>>;
  return {
    name: draft.name.trim(),
    ...text('extended_name', draft.extendedName),
    ...text('street', draft.street),
    ...text('zipcode', draft.plz),
    community: communityPayload(draft.community),
    ...text('phone', draft.phone),
    ...text('email', draft.email),
    ...text('url', draft.url),
  };
}

/** Finds the problems that prevent sending a suggestion. */
export function suggestionDraftProblems(draft: SuggestionDraft): FieldProblem[] {
  const payload = payloadValues(draft);
  const [error] = AddressPayload.validate(payload);
  return suggestionFieldProblems([...(error?.failures().map(payloadProblem) ?? []), ...suggestionProblems(payload)]);
}

/** Converts a draft without problems to the payload of POST /api/addresses. */
export const suggestionPayload = (draft: SuggestionDraft): AddressPayload =>
  AddressPayload.create(payloadValues(draft));

/** The fields of an address. */
export const SUGGESTION_FIELDS = {
  name: { label: msg`Name`, missing: msg`Bitte geben Sie den Namen ein.` },
  extendedName: { label: msg`Zusatz zum Namen` },
  street: { label: PERSON_LABELS.street },
  plz: { label: PERSON_LABELS.plz },
  community: { label: PERSON_LABELS.community, missing: msg`Bitte wählen Sie die Gemeinde.` },
  phone: { label: PERSON_LABELS.phone },
  email: { label: PERSON_LABELS.email },
  url: { label: PERSON_FIELDS.url.label },
};

/** The description of the form for a missing address. */
export const SUGGESTION = describeForm<SuggestionDraft>({
  sections: [],
  fields: SUGGESTION_FIELDS,
  problems: suggestionDraftProblems,
});

const SERVER_PATHS: Readonly<Record<string, string>> = { extended_name: 'extendedName', zipcode: 'plz' };

/** Maps problems of the server to the fields of the form. */
export const suggestionFieldProblems = (fields: readonly FieldProblem[]): FieldProblem[] =>
  fields.map((problem) => {
    const path = problem.path.replace(/\.(?:community|district)_id$/, '');
    return { ...problem, path: (Object.hasOwn(SERVER_PATHS, path) && SERVER_PATHS[path]) || path };
  });

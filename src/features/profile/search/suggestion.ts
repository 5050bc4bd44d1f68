import { msg } from '@lingui/core/macro';
import { isEmail, isPhone, isWebAddress } from '../../../model/contact-checks';
import type { PickedCommunity } from '../../../model/picks';
import { PERSON_FIELDS, PERSON_LABELS } from '../../../portal/person-fields/person-labels';
import { describeForm } from '../../../ui/form/describe-form';
import type { FieldProblem } from '../../../ui/form/form-store';
import type { AddressSuggestion } from '../api';

const LONGEST = 200;

/** A missing address on its way to the server. */
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

/** Nothing filled in yet. */
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

const TEXTS = ['name', 'extendedName', 'street', 'plz', 'phone', 'email', 'url'] as const;
const CHECKS = { phone: isPhone, email: isEmail, url: isWebAddress } as const;

/** Everything that keeps a suggested address from being sent. */
export function suggestionProblems(draft: SuggestionDraft): FieldProblem[] {
  const long = TEXTS.filter((name) => draft[name].trim().length > LONGEST);
  const wrong = (['phone', 'email', 'url'] as const).filter((name) => {
    const text = draft[name].trim();
    return text !== '' && !CHECKS[name](text);
  });
  return [
    ...(draft.name.trim() === '' ? [{ path: 'name', code: 'required' }] : []),
    ...(draft.community ? [] : [{ path: 'community', code: 'required' }]),
    ...long.map((path) => ({ path, code: 'too_long', params: { max: LONGEST } })),
    ...wrong.map((name) => ({ path: name, code: name })),
  ];
}

/** What POST addresses takes. */
export function suggestionPayload(draft: SuggestionDraft): AddressSuggestion {
  const { communityId = 0, districtId } = draft.community ?? {};
  const text = <Key extends string>(key: Key, value: string) =>
    (value.trim() === '' ? {} : { [key]: value.trim() }) as Partial<Record<Key, string>>;
  return {
    name: draft.name.trim(),
    ...text('extended_name', draft.extendedName),
    ...text('street', draft.street),
    ...text('zipcode', draft.plz),
    community: { community_id: communityId, ...(districtId !== undefined && { district_id: districtId }) },
    ...text('phone', draft.phone),
    ...text('email', draft.email),
    ...text('url', draft.url),
  };
}

/** The form for a missing address. */
export const SUGGESTION = describeForm<SuggestionDraft>({
  sections: [],
  fields: {
    name: { label: msg`Name` },
    extendedName: { label: msg`Zusatz zum Namen` },
    street: { label: PERSON_LABELS.street },
    plz: { label: PERSON_LABELS.plz },
    community: { label: PERSON_LABELS.community },
    phone: { label: PERSON_LABELS.phone },
    email: { label: PERSON_LABELS.email },
    url: { label: PERSON_FIELDS.url.label },
  },
  problems: suggestionProblems,
});

const SERVER_PATHS: Readonly<Record<string, string>> = { extended_name: 'extendedName', zipcode: 'plz' };

/** The problems of fields that a refused suggestion means. */
export const refusedSuggestion = (fields: readonly FieldProblem[]): FieldProblem[] =>
  fields.map((problem) => {
    const path = problem.path.replace(/\.(?:community|district)_id$/, '');
    return { ...problem, path: (Object.hasOwn(SERVER_PATHS, path) && SERVER_PATHS[path]) || path };
  });

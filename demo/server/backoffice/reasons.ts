import type { MailLanguage } from '../mail/mail-texts';
import type { AccountAction } from './account-actions';
import type { Form } from './form';
import type { RelationAction } from './relation-actions';

const LONGEST_REASON = 500;

/** A reason that is often given: the operator picks the German one, the person reads it in their own language. */
type Template = Readonly<Record<MailLanguage, string>>;

const MISUSE: Template = {
  de: 'Darüber wurden Inhalte eingetragen, die gegen die Nutzungsbedingungen verstoßen.',
  en: 'It was used to post content that breaks the terms of use.',
};

const accountReasons: Partial<Record<AccountAction, readonly Template[]>> = {
  block: [
    MISUSE,
    { de: 'Wir konnten nicht klären, wem das Konto gehört.', en: 'We could not find out whose account it is.' },
    { de: 'Sie haben schon ein anderes Konto.', en: 'You already have another account.' },
  ],
  unverify: [
    { de: 'Wir müssen Ihre Angaben noch einmal prüfen.', en: 'We have to check your details again.' },
    { de: 'Wir konnten Sie nicht erreichen.', en: 'We could not reach you.' },
  ],
};

const relationReasons: Partial<Record<RelationAction, readonly Template[]>> = {
  reject: [
    {
      de: 'Wir konnten nicht klären, ob Sie dafür eintragen dürfen.',
      en: 'We could not find out whether you may post for it.',
    },
    { de: 'Diese Berechtigung haben Sie schon.', en: 'You already have this permission.' },
  ],
  block: [MISUSE, { de: 'Die Organisation hat uns darum gebeten.', en: 'The organisation has asked us to.' }],
  keep: [{ de: 'Es gibt dazu noch Veranstaltungen.', en: 'There are still events for it.' }],
};

/** The reasons that are offered for a decision; undefined when none is asked for. */
export const templatesOf = {
  account: (action: AccountAction) => accountReasons[action],
  relation: (action: RelationAction) => relationReasons[action],
};

/** A reason as the operator gave it: the picked template, and words of their own. */
export type GivenReason = { template: number | undefined; words: string };

/** Reads the reason out of a form. */
export function givenReason(form: Form): GivenReason {
  const template = form.line('template');
  return {
    template: /^\d$/.test(template) ? Number(template) : undefined,
    words: form.line('reason').slice(0, LONGEST_REASON),
  };
}

/** The reason as the person reads it; '' without one. */
export const reasonText = (
  { template, words }: GivenReason,
  templates: readonly Template[],
  language: MailLanguage,
): string =>
  [template === undefined ? undefined : templates[template]?.[language], words]
    .filter(Boolean)
    .join(' ')
    .slice(0, LONGEST_REASON);

import { type LabelledField, labelledFields } from '../../../events/field-words';
import type { MailLanguage } from '../../../mail/mail-texts';
import { type ReasonInput, type ReasonTemplate, readReason, reasonText, templatesOf } from '../../decisions/reasons';
import type { Form } from '../../page/form';
import { kindsOfQueue, type QueueKind } from '../queue-kinds';

/** The templates of reasons for a refusal, by the kind of the entry; a person is not refused. */
export const refusalTemplates: Readonly<Record<QueueKind, readonly ReasonTemplate[]>> = {
  event: templatesOf.event('reject') ?? [],
  article: templatesOf.article('reject') ?? [],
  advert: templatesOf.advert,
  relation: templatesOf.relation('reject') ?? [],
  address: templatesOf.address('remove') ?? [],
  account: [],
};

/** The reasons of a refusal of several entries: the operator's words for all, and a template for each kind. */
export type RefusalReasons = Readonly<Record<QueueKind, ReasonInput>>;

/** A reason in the language of who reads it, and the fields that it names. */
export type Reason = { reason: string; fields: readonly LabelledField[] };

/** Returns the name of the form field for the template of a kind. */
export const templateName = (kind: QueueKind): string => `template-${kind}`;

/** Reads the reasons in a form. */
export const readReasons = (form: Form): RefusalReasons =>
  Object.fromEntries(kindsOfQueue.map((kind) => [kind, readReason(form, templateName(kind))])) as RefusalReasons;

/** Returns the reason for an entry of a kind; '' without one. */
export function reasonFor(reasons: RefusalReasons, kind: QueueKind, language: MailLanguage): Reason {
  const [input, templates] = [reasons[kind], refusalTemplates[kind]];
  const picked = input.template === undefined ? undefined : templates[input.template];
  return { reason: reasonText(input, templates, language), fields: labelledFields(picked?.fields ?? []) };
}

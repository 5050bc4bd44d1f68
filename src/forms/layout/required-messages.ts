import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { usePortal } from '../../app/portal';
import type { Translate } from '../../i18n/translation';
import { useTranslation } from '../../i18n/use-translation';
import type { FieldDefinition, Structure } from '../engine/field-definitions';
import { definitionAt, labelOf } from '../engine/form-paths';
import type { FieldProblem } from '../engine/form-store';

/** The codes of required fields that are empty or not ticked (spec section 8). */
const MISSING = new Set(['required', 'agb_missing', 'privacy_policy_missing']);

/** The codes of missing choices. */
const UNCHOSEN = new Set([...MISSING, 'relation_no_role', 'relation_empty']);

/** Checks whether the only problem of a field is its missing value. */
export const isMissing = ({ code }: FieldProblem): boolean => MISSING.has(code);

/**
 * Returns the message that asks for a missing value. It is the field's own message, or one with the client's label in
 * quotation marks, which avoids wrong articles and endings.
 *
 * @param clientLabels the client's labels by message id
 * @returns undefined for a path without a label
 */
export function requiredMessage(
  structure: Structure,
  path: string,
  values: object,
  { _, clientLabels }: { _: Translate; clientLabels: Readonly<Record<string, string>> },
): string | undefined {
  const { label, missing, missingNamed, isFor } = definitionAt(structure, path) ?? {};
  if (label === undefined) return undefined;
  const isDefaultLabel = typeof label === 'object' && !Object.hasOwn(clientLabels, label.id);
  if (isDefaultLabel && missing) return _(missing);
  const name = labelOf(structure, path, values, _);
  return _(missingNamed?.(name) ?? messageWithName(name, isFor));
}

function messageWithName(name: string, isFor: FieldDefinition['isFor']): MessageDescriptor {
  if (isFor === 'confirming') return msg`Bitte bestätigen Sie „${name}“.`;
  return isFor === 'choosing' ? msg`Bitte wählen Sie „${name}“ aus.` : msg`Bitte füllen Sie „${name}“ aus.`;
}

/** Returns the message for a missing choice that has no options, if the field has one. */
export function noChoiceMessage(structure: Structure, { path, code }: FieldProblem, _: Translate): string | undefined {
  const { noChoice } = (UNCHOSEN.has(code) && definitionAt(structure, path)) || {};
  return noChoice && _(noChoice);
}

/** Returns the client's labels by message id, in the current locale. */
export function useClientLabels(): Readonly<Record<string, string>> {
  const { locale } = useTranslation();
  return usePortal().settings.languageSettings[locale];
}

/** Adds the messages for missing values to the messages of a form. */
export function useRequiredMessages(): (
  structure: Structure,
  values: object,
  messageFor: (problem: FieldProblem) => string,
) => (problem: FieldProblem) => string {
  const { _ } = useTranslation();
  const clientLabels = useClientLabels();
  return useCallback(
    (structure, values, messageFor) => (problem) =>
      noChoiceMessage(structure, problem, _) ||
      (isMissing(problem) && requiredMessage(structure, problem.path, values, { _, clientLabels })) ||
      messageFor(problem),
    [_, clientLabels],
  );
}

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
 * @param own the client's labels by message id
 * @returns undefined for a path without a label
 */
export function requiredMessages(
  structure: Structure,
  path: string,
  values: object,
  { _, own }: { _: Translate; own: Readonly<Record<string, string>> },
): string | undefined {
  const { label, missing, missingNamed, isFor } = definitionAt(structure, path) ?? {};
  if (label === undefined) return undefined;
  const isOurs = typeof label === 'object' && !Object.hasOwn(own, label.id);
  if (isOurs && missing) return _(missing);
  const name = labelOf(structure, path, values, _);
  return _(missingNamed?.(name) ?? namedWords(name, isFor));
}

function namedWords(name: string, isFor: FieldDefinition['isFor']): MessageDescriptor {
  if (isFor === 'confirming') return msg`Bitte bestätigen Sie „${name}“.`;
  return isFor === 'choosing' ? msg`Bitte wählen Sie „${name}“ aus.` : msg`Bitte füllen Sie „${name}“ aus.`;
}

/** Returns the message for a missing choice that has no options, if the field has one. */
export function noChoiceWords(structure: Structure, { path, code }: FieldProblem, _: Translate): string | undefined {
  const { noChoice } = (UNCHOSEN.has(code) && definitionAt(structure, path)) || {};
  return noChoice && _(noChoice);
}

/** Returns the client's labels by message id, in the current locale. */
export function useOwnLabels(): Readonly<Record<string, string>> {
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
  const own = useOwnLabels();
  return useCallback(
    (structure, values, messageFor) => (problem) =>
      noChoiceWords(structure, problem, _) ||
      (isMissing(problem) && requiredMessages(structure, problem.path, values, { _, own })) ||
      messageFor(problem),
    [_, own],
  );
}

import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { snapshot } from 'valtio';
import { useTranslation } from '../../i18n/use-translation';
import { focusInView } from '../../ui/bring-into-view';
import { TextButton } from '../../ui/text-button';
import type { Structure } from '../engine/field-definitions';
import { useFormContent, useFormPart, useLabel } from '../engine/form-context';
import { inPathOrder, rowsLabelOf } from '../engine/form-paths';
import { type FieldProblem, problemsByPath } from '../engine/form-problems';
import type { Form } from '../engine/form-store';
import { isMissing } from './required-messages';

const Box = styled.div`
  display: grid;
  gap: 4px;
  padding: 14px 20px;
  border-left: 5px solid var(--portal-color-error-text);
  border-radius: var(--portal-radius);
  background: var(--portal-color-error-soft);

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(20em, 100%), 1fr));
    gap: 0 24px;
    list-style: none;
  }
  > p {
    font-size: var(--text-s);
  }
  .button.is-text {
    padding: 0;
    font-weight: 400;
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const pathsOf = (form: Form<object>, structure: Structure) => [
  ...problemsByPath(inPathOrder(structure, form.values(), form.problems())).keys(),
];

/**
 * Renders the problems that stopped the last attempt, in the order of the form. It takes the focus, so that a screen
 * reader reads it once. Solved problems leave the list; new ones are added at the next attempt only.
 *
 * @param isShort true in a form of a few fields, whose messages are in view: the first of them takes the focus instead
 */
export function ErrorSummary({ isShort = false }: { isShort?: boolean }) {
  const { t } = useLingui();
  const { form, structure, messageFor } = useFormContent();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const attempts = useFormPart(form, ({ state }) => state.failedAttempts);
  const shown = useFormPart(form, ({ state }) => snapshot(state).shownProblems);
  const [attempt, setAttempt] = useState({ number: attempts, paths: [] as string[] });
  if (attempt.number !== attempts) setAttempt({ number: attempts, paths: pathsOf(form, structure) });

  const problems = attempt.paths.flatMap((path) => (shown[path] ? [shown[path] as FieldProblem] : []));
  const count = problems.length;
  const [first] = problems;
  const isAtFields = isShort && problems.every(({ path }) => form.isPartOfForm(path) && form.canReveal(path));

  const initialAttempts = useRef(attempts);
  const focusFirst = useEffectEvent(() => {
    if (isAtFields && first) form.reveal(first.path);
    else focusInView(box.current);
  });
  useEffect(() => {
    if (attempts !== initialAttempts.current) focusFirst();
  }, [attempts]);

  if (count === 0 || isAtFields) return null;
  const optional = t({ id: 'lbl_optional', message: '(freiwillig)' });
  const title = problems.every(isMissing)
    ? t`${plural(count, { one: 'Noch eine Angabe fehlt', other: 'Noch # Angaben fehlen' })}`
    : t`${plural(count, { one: 'Bitte prüfen Sie eine Angabe', other: 'Bitte prüfen Sie # Angaben' })}`;
  return (
    <Box ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} part="notice">
      <strong id={titleId}>{title}</strong>
      {problems.some(isMissing) && <p>{t`Angaben ohne den Zusatz „${optional}“ brauchen wir.`}</p>}
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>
            <ProblemLink problem={problem} message={messageFor(problem)} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Renders a problem as a link to its field, or as text if the field cannot be shown. */
function ProblemLink({ problem, message }: { problem: FieldProblem; message: string }) {
  const { form, structure } = useFormContent();
  const { _ } = useTranslation();
  const { path } = problem;
  const label = useLabel(path);
  // A message about a missing value names the field only, which may be the same in every row.
  const rows = rowsLabelOf(structure, path, form.values(), _);
  const rowsPrefix = message.includes(rows) ? '' : rows;
  const prefix = isMissing(problem) ? rowsPrefix : label;
  const text = prefix ? `${prefix}: ${message}` : message;
  if (!form.isPartOfForm(path) || !form.canReveal(path)) return <p>{text}</p>;
  return (
    <TextButton type="button" onClick={() => form.reveal(path)}>
      {text}
    </TextButton>
  );
}

import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { FormDescription } from '../../src/forms/engine/field-definitions';
import { FormProvider } from '../../src/forms/engine/form-context';
import { createForm, type FieldProblem } from '../../src/forms/engine/form-store';
import { genericMessage } from '../../src/forms/engine/problem-messages';
import { valueMessage } from '../../src/forms/fields/typed/value-messages';
import { useTranslation } from '../../src/i18n/use-translation';
import { todayInBerlin } from '../../src/lib/days';
import { isSame, valueAt } from '../../src/lib/value-at';
import { type Place, placesOf, type Sample } from './sample';
import { SAMPLES } from './samples';

const Box = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding: 0 16px 80px;
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > h2 {
    font-size: 1.3em;
    line-height: 1.2;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    min-width: 0;
    padding: 16px;
    border: 1px solid var(--portal-color-line);
    border-radius: var(--portal-radius);
  }
`;

const allPlaces = SAMPLES.flatMap((sample) => placesOf(sample, ''));
const valuesOf = (sample: Sample) =>
  Object.fromEntries(placesOf(sample, '').map(({ path, value }) => [path.slice(sample.key.length + 1), value]));

/** One form for all fields, whose problems are shown from the beginning. */
const DESCRIPTION: FormDescription<object> = {
  sections: [],
  fields: Object.fromEntries(
    SAMPLES.map((sample) => [
      sample.key,
      {
        fields: Object.fromEntries(
          Object.keys(valuesOf(sample)).map((state) => [
            state,
            { label: sample.label, isReadOnly: () => /^readOnly/.test(state), ...sample.rows },
          ]),
        ),
      },
    ]),
  ),
  problems: (values, before) =>
    allPlaces.flatMap(({ path, problem, check }) => {
      const value = valueAt(values, path);
      const found = check?.(value as never, todayInBerlin()) ?? (isSame(value, valueAt(before, path)) && problem);
      return found ? [{ path, ...found }] : [];
    }),
};

function newForm() {
  const form = createForm(DESCRIPTION, Object.fromEntries(SAMPLES.map((sample) => [sample.key, valuesOf(sample)])));
  form.check();
  return form;
}

/** Renders every field in every state. */
export function SampleForm() {
  const { t } = useLingui();
  const translation = useTranslation();
  const [form] = useState(newForm);
  const region = useRef<HTMLParagraphElement>(null);
  const announce = useCallback((text: string) => {
    if (region.current) region.current.textContent = text;
  }, []);
  const content = useMemo(
    () => ({
      form,
      structure: DESCRIPTION,
      announce,
      messageFor: (problem: FieldProblem) =>
        valueMessage(problem, translation) ?? genericMessage(problem, translation._) ?? problem.code,
    }),
    [form, announce, translation],
  );
  return (
    <FormProvider value={content}>
      <Box noValidate aria-label={t`Formularfelder`} onSubmit={(event) => event.preventDefault()}>
        {SAMPLES.map((sample) => (
          <SampleSection key={sample.key} sample={sample} />
        ))}
        <p ref={region} role="status" className="visually-hidden" />
      </Box>
    </FormProvider>
  );
}

function SampleSection({ sample }: { sample: Sample }) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const id = useId();
  const title = _(sample.title);
  const hint = t`So sieht ein Hinweis am Feld aus.`;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Grid>
        {placesOf(sample, hint).map((place) => (
          <Shown key={place.path} kind={title} place={place} />
        ))}
      </Grid>
    </Section>
  );
}

function Shown({ kind, place }: { kind: string; place: Place }) {
  const { _ } = useTranslation();
  const { title, value: _value, problem: _problem, check: _check, Field, ...props } = place;
  const words = _(title);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields that belong together.
    <div role="group" aria-label={`${kind}: ${words}`}>
      <p className="hint">{words}</p>
      <Field {...props} />
    </div>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { FieldDefinition } from '../../src/forms/engine/field-definitions';

/** The states that a field can be in; a field that counts no characters has no state 'counter'. */
export const STATES = {
  empty: msg`leer`,
  filled: msg`ausgefüllt`,
  hint: msg`mit Hinweis`,
  required: msg`Pflichtfeld`,
  error: msg`mit Fehler`,
  readOnly: msg`nur zu lesen`,
  near: msg`fast voll`,
  over: msg`zu lang`,
} as const;

export type State = keyof typeof STATES;

/** What a state gives a field; each field takes what it knows. */
export type FieldProps = { path: string; isRequired?: boolean; hint?: string; maxLength?: number };

/** What is wrong with a field. */
export type SampleProblem = { code: string; params?: Readonly<Record<string, unknown>> };

/** One more place of a field, for a state that only this kind of field has. */
export type MoreState = { key: string; title: MessageDescriptor; value: unknown; Field: ComponentType<FieldProps> };

/** One kind of field as the page shows it: a file in samples/, a line in samples.ts. */
export type Sample = {
  /** First part of its paths. */
  key: string;
  /** What kind of field it is. */
  title: MessageDescriptor;
  /** What the field is called. */
  label: MessageDescriptor;
  Field: ComponentType<FieldProps>;
  /** Its value in each state that it has. */
  values: Partial<Record<State, unknown>>;
  /** What is wrong in the state 'error' until the user enters something else, if no rule finds it. */
  problem?: SampleProblem;
  /** What is wrong with a value. @param today 'YYYY-MM-DD' */
  check?(value: never, today: string): SampleProblem | undefined;
  /** The most characters that it takes, if it counts them. */
  maxLength?: number;
  more?: readonly MoreState[];
  /** What its rows hold, where it is a list. */
  rows?: Pick<FieldDefinition, 'row' | 'rows'>;
};

/** One field on the page. */
export type Place = FieldProps & {
  title: MessageDescriptor;
  value: unknown;
  Field: ComponentType<FieldProps>;
  problem?: SampleProblem | undefined;
  check: Sample['check'];
};

/** The fields of one sample in the order of the states. */
export function placesOf(sample: Sample, hint: string): Place[] {
  const { key, Field, values, problem, check, maxLength, more = [] } = sample;
  const states = (Object.keys(STATES) as State[]).filter((state) => Object.hasOwn(values, state));
  return [
    ...states.map((state) => ({
      Field,
      check,
      path: `${key}.${state}`,
      title: STATES[state],
      value: values[state],
      ...(state === 'hint' && { hint }),
      ...(state === 'required' && { isRequired: true }),
      ...(maxLength && { maxLength }),
      ...(state === 'error' && { problem }),
      ...(state === 'over' && { problem: { code: 'too_long', params: { max: maxLength } } }),
    })),
    ...more.map(({ key: state, ...each }) => ({ ...each, check, path: `${key}.${state}` })),
  ];
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { FieldDefinition } from '../../src/forms/engine/field-definitions';

/** The states of a field; a field that counts no characters has no state 'counter'. */
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

/** The props that a state gives a field; each field uses those it supports. */
export type FieldProps = { path: string; isRequired?: boolean; hint?: string; maxLength?: number };

/** A problem of a field. */
export type SampleProblem = { code: string; params?: Readonly<Record<string, unknown>> };

/** A further instance of a field, for a state that only this kind of field has. */
export type MoreState = { key: string; title: MessageDescriptor; value: unknown; Field: ComponentType<FieldProps> };

/** A kind of field on the page: a file in samples/, a line in samples.ts. */
export type Sample = {
  /** The first part of its paths. */
  key: string;
  /** The kind of field. */
  title: MessageDescriptor;
  /** The label of the field. */
  label: MessageDescriptor;
  Field: ComponentType<FieldProps>;
  /** The values of its states. */
  values: Partial<Record<State, unknown>>;
  /** The problem of the state 'error' until the user changes the value, if no rule finds it. */
  problem?: SampleProblem;
  /** Returns the problem of a value. @param today 'YYYY-MM-DD' */
  check?(value: never, today: string): SampleProblem | undefined;
  /** The maximum number of characters, if it counts them. */
  maxLength?: number;
  more?: readonly MoreState[];
  /** The fields of its rows, if it is a list. */
  rows?: Pick<FieldDefinition, 'row' | 'rows'>;
};

/** An instance of a field on the page. */
export type Place = FieldProps & {
  title: MessageDescriptor;
  value: unknown;
  Field: ComponentType<FieldProps>;
  problem?: SampleProblem | undefined;
  check: Sample['check'];
};

/** Returns the instances of a sample in the order of the states. */
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

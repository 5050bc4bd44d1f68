import type { MessageDescriptor } from '@lingui/core';
import type { RowId } from '../../lib/value-at';
import type { FieldProblem } from './form-problems';

/** What a field is called: a message of ours, or plain words of the client. */
export type Label = string | MessageDescriptor;

/** Everything that is wrong, as a pure function of the values and of what they were made of. An unfinished form is legal. */
export type Rules<Values> = (values: Values, before: Values) => readonly FieldProblem[];

type Common<Root> = {
  /** Where it stands; without it where its group stands. */
  section?: string;
  /** Whether it is part of the form now; without it always. */
  when?(values: Root, before: Root): boolean;
  /** Whether it is only to be read, with all that it holds; without it never. */
  isReadOnly?(values: Root, before: Root): boolean;
};

type FieldPlan<Root> = Common<Root> & {
  label: Label;
  /** Never reaches a storage: a password. */
  isSecret?: true;
};

type GroupPlan<Value, Root> = Common<Root> & { label?: Label; fields: FieldPlans<Value, Root> };

type RowsPlan<Row, Root> = Common<Root> & {
  label: Label;
  /** What one row is called, counted from 1. */
  row(number: number): Label;
} & (
    | { merge?: never; rows: FieldPlans<Omit<Row, 'id'>, Root> }
    /** Where two have changed a row, it is chosen as a whole. */
    | { merge: 'whole'; rows: Partial<FieldPlans<Omit<Row, 'id'>, Root>> }
  );

type PlanOf<Value, Root> =
  | FieldPlan<Root>
  | (Value extends readonly (infer Row extends { id: RowId })[] ? RowsPlan<Row, Root> : never)
  | (Value extends readonly unknown[] ? never : Value extends object ? GroupPlan<Value, Root> : never);

type FieldPlans<Values, Root> = { [Key in keyof Values]-?: PlanOf<NonNullable<Values[Key]>, Root> };

/** One place of a form, whatever it holds. */
export type Plan = {
  section?: string;
  when?(values: object, before: object): boolean;
  isReadOnly?(values: object, before: object): boolean;
  label?: Label;
  isSecret?: true;
  fields?: Plans;
  row?(number: number): Label;
  rows?: Plans;
  merge?: 'whole';
};

export type Plans = Readonly<Record<string, Plan>>;

/** The places of a form, apart from what is on the screen. */
export type Structure = {
  /** In their order: sections of a page, tabs, steps. */
  sections: readonly string[];
  fields: Plans;
  /** Places without a value of their own, for what is wrong with several fields. */
  notes?: Readonly<Record<string, { section?: string; label: Label }>>;
};

/** What a form is, apart from any screen: summary, merge, drafts and the ways to its fields walk it. */
export type FormDescription<Values extends object> = Structure & { problems: Rules<Values> };

type Given<Values extends object> = Omit<FormDescription<Values>, 'fields'> & { fields: FieldPlans<Values, Values> };

/** Describes a form: each field once, by the shape of its values. */
export function describeForm<Values extends object>(given: Given<Values>): FormDescription<Values>;
export function describeForm(given: FormDescription<object>): FormDescription<object> {
  return given;
}

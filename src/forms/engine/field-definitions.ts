import type { MessageDescriptor } from '@lingui/core';
import type { RowId } from '../../lib/value-at';
import type { FieldProblem } from './form-problems';

/** The name of a field: a message of ours, or plain words of the client. */
export type Label = string | MessageDescriptor;

/**
 * Finds all problems: a pure function of the values and of the record that they were made of. It must accept an
 * unfinished form.
 */
export type Rules<Values> = (values: Values, before: Values) => readonly FieldProblem[];

type Common<Root> = {
  /** The section it stands in. Default: that of its group. */
  section?: string;
  /** Whether it is part of the form now. Default: always. */
  when?(values: Root, before: Root): boolean;
  /**
   * Whether it is only to be read, with everything in it. Default: never. A field on the screen asks anew when its own
   * part of the form changes, or what is wrong with the form.
   */
  isReadOnly?(values: Root, before: Root): boolean;
};

/** What a field is called, and how it is asked for where it must not be empty. */
type FieldWords = {
  label: Label;
  /** Puts the label into words that tell it apart from another field of the same name: 'Straße der Organisation'. */
  within?(label: string): MessageDescriptor;
  /** Asks for the value by the name that we give the field. */
  missing?: MessageDescriptor;
  /** Asks for it by the client's own label, of which nobody knows gender and number. Default: what `isFor` says. */
  missingNamed?(label: string): MessageDescriptor;
  /** What is done with the field: something is chosen, a box is ticked. Default: it is filled in. */
  isFor?: 'choosing' | 'confirming';
  /** Says why there is nothing to choose from and what to do, where that is so; it stands in place of the others. */
  noChoice?: MessageDescriptor | undefined;
};

type FieldPlan<Root> = Common<Root> &
  FieldWords & {
    /** For passwords: the value is never stored. */
    isSecret?: true;
  };

type GroupPlan<Value, Root> = Common<Root> & { label?: Label; fields: FieldPlans<Value, Root> };

type RowsPlan<Row, Root> = Common<Root> & {
  label: Label;
  /** The name of a row, by its number from 1. */
  row(number: number): Label;
  /** Whether each row stands in a frame that bears its name, so that its fields need not repeat it. */
  hasFrames?: true;
} & (
    | { merge?: never; rows: FieldPlans<Omit<Row, 'id'>, Root> }
    /** When two users have changed the same row, one of the two versions is chosen as a whole. */
    | { merge: 'whole'; rows: Partial<FieldPlans<Omit<Row, 'id'>, Root>> }
  );

type PlanOf<Value, Root> =
  | FieldPlan<Root>
  | (Value extends readonly (infer Row extends { id: RowId })[] ? RowsPlan<Row, Root> : never)
  | (Value extends readonly unknown[] ? never : Value extends object ? GroupPlan<Value, Root> : never);

type FieldPlans<Values, Root> = { [Key in keyof Values]-?: PlanOf<NonNullable<Values[Key]>, Root> };

/** One place of a form: a field, a group or a list. */
export type FieldDefinition = Partial<FieldWords> & {
  section?: string;
  when?(values: object, before: object): boolean;
  isReadOnly?(values: object, before: object): boolean;
  isSecret?: true;
  fields?: FieldDefinitions;
  row?(number: number): Label;
  hasFrames?: true;
  rows?: FieldDefinitions;
  merge?: 'whole';
};

export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The places of a form, whether they are on the screen or not. */
export type Structure = {
  /** The sections in their order; a screen shows them below one another, as tabs or as steps. */
  sections: readonly string[];
  fields: FieldDefinitions;
  /** Places without a value of their own, for problems that concern several fields. */
  notes?: Readonly<Record<string, { section?: string; label: Label }>>;
};

/** Describes a form apart from any screen. Summary, merge and drafts follow it, and so does the search for a field. */
export type FormDescription<Values extends object> = Structure & { problems: Rules<Values> };

type Given<Values extends object> = Omit<FormDescription<Values>, 'fields'> & { fields: FieldPlans<Values, Values> };

/** Describes a form: each field once, in the shape of the form's values. */
export function describeForm<Values extends object>(given: Given<Values>): FormDescription<Values>;
export function describeForm(given: FormDescription<object>): FormDescription<object> {
  return given;
}

import type { MessageDescriptor } from '@lingui/core';
import type { RowId } from '../../lib/value-at';
import type { FieldProblem } from './form-problems';

/** The label of a field: a message of the portal, or plain text of the client. */
export type Label = string | MessageDescriptor;

/** Finds all problems: a pure function of the values and of the values before. It must accept unfinished input. */
export type Rules<Values> = (values: Values, before: Values) => readonly FieldProblem[];

type CommonDefinition<Root> = {
  /** The section of the field. Default: that of its group. */
  section?: string;
  /** Checks whether the field is currently part of the form. Default: always. */
  when?(values: Root, before: Root): boolean;
  /**
   * Checks whether the field and all fields in it are read-only. Default: never. A mounted field checks again when its
   * part of the form or the problems change.
   */
  isReadOnly?(values: Root, before: Root): boolean;
};

/** The label of a field, and the messages that ask for its value. */
type FieldMessages = {
  label: Label;
  /** Extends the label to distinguish it from another field of the same name: 'Straße der Organisation'. */
  within?(label: string): MessageDescriptor;
  /** The message that asks for the value, for the default label. */
  missing?: MessageDescriptor;
  /**
   * Returns the message for a label of the client, whose gender and number are unknown. Default: depends on `isFor`.
   */
  missingNamed?(label: string): MessageDescriptor;
  /** The kind of input: an option is chosen, or a box is ticked. Default: text is typed. */
  isFor?: 'choosing' | 'confirming';
  /** The message for a field without any options, used in place of the others. */
  noChoice?: MessageDescriptor | undefined;
};

type SingleFieldDefinition<Root> = CommonDefinition<Root> &
  FieldMessages & {
    /** True for passwords, whose values are never stored. */
    isSecret?: true;
  };

type GroupDefinition<Value, Root> = CommonDefinition<Root> & { label?: Label; fields: FieldDefinitionsOf<Value, Root> };

type RowsDefinition<Row, Root> = CommonDefinition<Root> & {
  label: Label;
  /** Returns the label of a row, by its number from 1. */
  row(number: number): Label;
  /** True if each row has a frame with its name, so that the labels of its fields need not repeat it. */
  hasFrames?: true;
} & (
    | { merge?: never; rows: FieldDefinitionsOf<Omit<Row, 'id'>, Root> }
    /** Concurrent changes of a row are not merged by field; one version of the row is chosen. */
    | { merge: 'whole'; rows: Partial<FieldDefinitionsOf<Omit<Row, 'id'>, Root>> }
  );

type DefinitionOf<Value, Root> =
  | SingleFieldDefinition<Root>
  | (Value extends readonly (infer Row extends { id: RowId })[] ? RowsDefinition<Row, Root> : never)
  | (Value extends readonly unknown[] ? never : Value extends object ? GroupDefinition<Value, Root> : never);

type FieldDefinitionsOf<Values, Root> = { [Key in keyof Values]-?: DefinitionOf<NonNullable<Values[Key]>, Root> };

/** The definition of a field, a group or a list. */
export type FieldDefinition = Partial<FieldMessages> & {
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

/** The structure of a form, independent of the fields that are mounted. */
export type Structure = {
  /** The sections in their order; a screen shows them as a page, as tabs or as steps. */
  sections: readonly string[];
  fields: FieldDefinitions;
  /** The paths without a value, for problems that concern several fields. */
  notes?: Readonly<Record<string, { section?: string; label: Label }>>;
};

/**
 * The description of a form, independent of any screen. Error summary, merging, drafts and focus on fields depend on
 * it.
 */
export type FormDescription<Values extends object> = Structure & { problems: Rules<Values> };

type DescriptionInput<Values extends object> = Omit<FormDescription<Values>, 'fields'> & {
  fields: FieldDefinitionsOf<Values, Values>;
};

/** Describes a form: each field once, in the shape of the form's values. */
export function describeForm<Values extends object>(description: DescriptionInput<Values>): FormDescription<Values>;
export function describeForm(description: FormDescription<object>): FormDescription<object> {
  return description;
}

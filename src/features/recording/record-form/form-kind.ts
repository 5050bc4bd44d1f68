import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Client } from '../../../app/client';
import type { FormDescription } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import type { FormControl } from '../../../forms/saving/form-control';
import type { Sides } from '../../../forms/saving/merge-values';
import type { Locale } from '../../../i18n/locale';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { NoEdit } from '../../../model/answers/own-record';
import type { Rubric } from '../../../model/answers/rubric';
import type { RecordContent } from '../../../model/records/event-content';
import type { AccountIconName } from '../../../ui/account-icons';
import type { RecordKind, RecordRules } from '../record-kind';
import type { RecordDraft } from './record-draft';
import type { RecordChecks, RecordContext } from './record-problems';

type SectionDefinition = {
  name: string;
  title: string | MessageDescriptor;
  /** The client's help text, HTML. */
  info?: string;
  component: ComponentType;
};

/** A part of the form that is always in view. */
export type PartDefinition = SectionDefinition & {
  /** True if nothing in it is required. */
  isOptional?: boolean;
};

/** A part of the form that is folded into a row. */
export type RowDefinition = SectionDefinition & {
  icon: AccountIconName;
  /** The place where visitors find it, in a few words. */
  where: MessageDescriptor;
  /** Renders the present value in words. */
  Value: ComponentType;
  /** True if this client requires a field in it; the row is open at first. */
  isNeeded?: boolean;
  /** True if the form itself proposes what is required, so that the row stays folded. */
  isProposed?: boolean;
};

/** The sections of a form. */
export type FormSections = { parts: readonly PartDefinition[]; rows: readonly RowDefinition[] };

/** The texts of the form that depend on the kind of record. */
export type FormTexts = {
  /** The title of the page and the label of the form. */
  newTitle: MessageDescriptor;
  editTitle: MessageDescriptor;
  /** The title of the list of own records. */
  ownRecords: MessageDescriptor;
  published: MessageDescriptor;
  /** The message after publishing changes of a published record, if it differs. */
  updated?: MessageDescriptor;
  savedAsDraft: MessageDescriptor;
  /** The message after a record was unpublished. */
  withdrawn: MessageDescriptor;
  /** The consequences for visitors, before a record is unpublished. */
  withdrawConsequence: MessageDescriptor;
  /** The question before a published record is unpublished. */
  confirmWithdraw: MessageDescriptor;
  /** The heading of the unsaved drafts on this device, and the link to begin another. */
  unfinished: MessageDescriptor;
  beginAnother: MessageDescriptor;
  notEditable: MessageDescriptor;
  notFound: MessageDescriptor;
  noEdit: Readonly<Record<NoEdit, MessageDescriptor>>;
};

/** The differences between the forms of events and articles. */
export type FormKind<
  Draft extends RecordDraft,
  Content extends RecordContent = RecordContent,
  Own extends EditableRecord<Content> = EditableRecord<Content>,
> = {
  kind: RecordKind;
  texts: FormTexts;
  /** Loads the rubrics to choose from. */
  findRubrics?(client: Pick<Client, 'queryCache'>, signal: AbortSignal): Promise<readonly Rubric[]>;
  /** Reads the server's response. @throws {ShapeError} */
  read(answer: unknown): Own;
  /** The version of the draft's shape, see `DraftOptions`; to be raised with each change of the shape. */
  schema: number;
  emptyDraft(rules: RecordRules, prefill: Pick<Draft, 'relation' | 'promoter'>): Draft;
  draftOf(
    record: Own,
    context: { rules: RecordRules; host: string; locale: Locale; rubrics: readonly Rubric[] },
  ): Draft;
  payloadOf(draft: Draft): object;
  /** Copies values that are changed beside the form, so that they do not count as changes of its user. */
  align?(sides: Sides<Draft>): Sides<Draft>;
  describe(context: RecordContext<Content>): FormDescription<Draft>;
  checks: RecordChecks<Content>;
  toFormField(problem: FieldProblem, draft: Draft): FieldProblem;
  /** Returns the sections that the client shows, in their order. */
  sections(rules: RecordRules): FormSections;
  /** Renders the shortcuts beside the heading. */
  HeadActions?: ComponentType;
  /** Renders what is beside the form in a wide element. */
  Aside?: ComponentType<{ control: FormControl<Draft> }>;
  /** Returns how complete a record is for visitors, in percent. */
  percentOf?(draft: Draft, rules: RecordRules): number;
  /** Checks whether a field, given by its name, has a value. */
  isFilled(draft: Draft, name: string): boolean;
  /** Maps a field that an operator named in the review, by its name in the content, to its path in the form. */
  pathOf(name: string, draft: Draft): string;
  Preview: ComponentType<{ draft: Draft; onClose(): void }>;
  /** Renders a record that cannot be edited; without it, only the reason is shown. */
  ReadOnlyView?: ComponentType<{ record: Own; rubrics: readonly Rubric[] }>;
  /** Returns the future day on which a published record first appears, 'YYYY-MM-DD', if there is one. */
  appearsOn(draft: Draft, today: string): string | undefined;
  /** The button that adds to a record right after publication: its label, and the path that it leads to. */
  next?: { label: MessageDescriptor; path: string };
  /** Returns the event to dispatch to the host page after saving. */
  savedEvent(id: string): { type: `portal-${string}`; detail: object };
};

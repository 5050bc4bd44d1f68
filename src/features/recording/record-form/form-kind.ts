import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Client } from '../../../app/client';
import type { FormDescription } from '../../../forms/engine/field-definitions';
import type { FieldProblem } from '../../../forms/engine/form-store';
import type { Locale } from '../../../i18n/locale';
import type { Written } from '../../../model/answers/event-record';
import type { NoEdit } from '../../../model/answers/own-record';
import type { Rubric } from '../../../model/answers/rubric';
import type { WrittenContent } from '../../../model/records/event-content';
import type { RecordingRules, RecordKind } from '../record-kind';
import type { RecordDraft } from './record-draft';
import type { Given, RecordChecks } from './record-problems';

/** How the form shows one of its sections. */
export type SectionLine = {
  name: string;
  title: string | MessageDescriptor;
  /** Help of the client, HTML. */
  info?: string;
  part: ComponentType;
  /** Whether it is open from the start: nobody gets by without it, or the client asks for something in it. */
  isNeeded?: boolean;
};

/** What the form calls what it is about. */
export type FormWords = {
  /** The title of the page, and the name of the form. */
  record: MessageDescriptor;
  edit: MessageDescriptor;
  /** The list of the own ones. */
  mine: MessageDescriptor;
  published: MessageDescriptor;
  /** Of one that visitors see already, where that is told apart. */
  updated?: MessageDescriptor;
  kept: MessageDescriptor;
  /** Visitors have lost it. */
  takenBack: MessageDescriptor;
  /** What visitors would lose. */
  takeBack: MessageDescriptor;
  /** Asks whether to take a published record back from its visitors. */
  askTakeBack: MessageDescriptor;
  /** Names the ways to those that were begun on this device, and the way to one more. */
  begun: MessageDescriptor;
  beginAnother: MessageDescriptor;
  notOwn: MessageDescriptor;
  notThere: MessageDescriptor;
  noEdit: Readonly<Record<NoEdit, MessageDescriptor>>;
};

/** What is special about the form of a kind of record. */
export type FormKind<
  Draft extends RecordDraft,
  Content extends WrittenContent = WrittenContent,
  Own extends Written<Content> = Written<Content>,
> = {
  kind: RecordKind;
  words: FormWords;
  /** What the form offers to choose from beside the record. */
  findRubrics?(client: Pick<Client, 'answers'>, signal: AbortSignal): Promise<readonly Rubric[]>;
  /** Reads the record as it is answered. @throws {ShapeError} */
  read(answer: unknown): Own;
  /** Grows when the shape of the draft changes: see `DraftOptions`. */
  schema: number;
  emptyDraft(rules: RecordingRules): Draft;
  draftOf(
    record: Own,
    given: { rules: RecordingRules; host: string; locale: Locale; rubrics: readonly Rubric[] },
  ): Draft;
  payloadOf(draft: Draft): object;
  describe(given: Given<Content>): FormDescription<Draft>;
  checks: RecordChecks<Content>;
  atField(problem: FieldProblem, draft: Draft): FieldProblem;
  /** The sections that a client shows, in their order. */
  lines(rules: RecordingRules): SectionLine[];
  /** Whether something stands in a field, by its name. */
  isFilled(draft: Draft, name: string): boolean;
  /** The place in the form for what an operator has named by its name in the content. */
  placeOf(name: string, draft: Draft): string;
  Preview: ComponentType<{ draft: Draft; onClose(): void }>;
  /** Shows a record that cannot be edited, where there is more to read than why. */
  shown?: ComponentType<{ record: Own; rubrics: readonly Rubric[] }>;
  /** The day on which visitors see a published one first, where it is still to come: 'YYYY-MM-DD'. */
  appearsOn(draft: Draft, today: string): string | undefined;
  /** What may be added to a published one at once: how the button is called, and where it leads in the form. */
  next?: { words: MessageDescriptor; path: string };
  /** What the page around is told of a save. */
  saved(id: string): { type: `portal-${string}`; detail: object };
};

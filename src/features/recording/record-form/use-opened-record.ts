import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import type { EditableRecord } from '../../../model/answers/event-record';
import type { Rubric } from '../../../model/answers/rubric';
import type { RecordContent } from '../../../model/records/event-content';
import { loadOwnRecord, type Versioned } from '../written-api';
import type { FormKind } from './form-kind';
import type { RecordDraft } from './record-draft';

/** The data that the form starts with; without a record, it is new. */
export type OpenedRecord<Own> = {
  loaded: Versioned<Own> | undefined;
  rubrics: readonly Rubric[];
  isNew: boolean;
};

const NONE: readonly Rubric[] = [];

/** Loads an own record and the rubrics. @param id undefined for a new record */
export function useOpenedRecord<
  Draft extends RecordDraft,
  Content extends RecordContent,
  Own extends EditableRecord<Content>,
>({ kind: { path }, read, findRubrics }: FormKind<Draft, Content, Own>, id: string | undefined) {
  const { client } = usePortal();
  async function load(signal: AbortSignal): Promise<OpenedRecord<Own>> {
    const record = id === undefined ? undefined : loadOwnRecord(client, { path, read }, id, signal);
    const [loaded, rubrics] = await Promise.all([record, findRubrics?.(client, signal)]);
    return { loaded, rubrics: rubrics ?? NONE, isNew: id === undefined };
  }
  return useQuery({ key: ['opened', path, id], load });
}

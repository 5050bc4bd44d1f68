import { type ReactNode, useMemo } from 'react';
import { usePortal, useRoute } from '../../../../portal/portal';
import { splitRoute } from '../../../../routing/redirects';
import { useRecordKind } from '../../use-record-kind';
import { newDraftName } from './unsaved-drafts';

type Props = { personId: string; formOf(draftName: string): ReactNode };

/** The form of a new record with the draft that the address or the tab names: another draft has a form of its own. */
export function NewDraft({ personId, formOf }: Props) {
  const { host } = usePortal().client;
  const kind = useRecordKind().name;
  const query = splitRoute(useRoute())[1];
  const name = useMemo(() => newDraftName({ host, personId, kind }, query), [host, personId, kind, query]);
  return formOf(name);
}

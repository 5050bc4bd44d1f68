import { type ReactNode, useEffect, useState } from 'react';
import { usePortal, useRoute } from '../../../../app/portal';
import { splitRoute } from '../../../../routing/redirects';
import { useRecordKind } from '../../use-record-kind';
import { FormSkeleton } from '../frame/form-skeleton';
import { claimDraft } from './claim-draft';
import { newDraftName, ownDraftName } from './unsaved-drafts';

type Props = { personId: string; formOf(draftName: string): ReactNode };

/** Renders the form of a new record with the draft named by the address or the tab; each draft has its own form. */
export function NewDraft({ personId, formOf }: Props) {
  const { host } = usePortal().client;
  const kind = useRecordKind().name;
  const query = splitRoute(useRoute())[1];
  const [name, setName] = useState<string>();
  useEffect(() => {
    const owner = { host, personId, kind };
    const keyOf = (draft: string) => [host, personId, draft].join(' ');
    let isLeft = false;
    async function find() {
      const own = ownDraftName(owner, query);
      const isFree = own === undefined || (await claimDraft(keyOf(own)));
      if (isLeft) return;
      const found = newDraftName(owner, isFree ? query : '', isFree);
      void claimDraft(keyOf(found));
      setName(found);
    }
    void find();
    return () => {
      isLeft = true;
    };
  }, [host, personId, kind, query]);
  return name === undefined ? <FormSkeleton /> : formOf(name);
}

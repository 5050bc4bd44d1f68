import { type ReactNode, useEffect, useState } from 'react';
import { usePortal, useRoute } from '../../../../app/portal';
import { splitRoute } from '../../../../routing/redirects';
import { useRecordKind } from '../../use-record-kind';
import { FormSkeleton } from '../frame/form-skeleton';
import { claimDraft } from './claim-draft';
import { newDraftName, ownDraftName } from './unsaved-drafts';

type Props = { personId: string; renderForm(draftName: string): ReactNode };

/** Renders the form of a new record with the draft named by the address or the tab; each draft has its own form. */
export function NewDraft({ personId, renderForm }: Props) {
  const { host } = usePortal().client;
  const kind = useRecordKind().name;
  const query = splitRoute(useRoute())[1];
  const [name, setName] = useState<string>();
  useEffect(() => {
    const owner = { host, personId, kind };
    const keyOf = (draft: string) => [host, personId, draft].join(' ');
    let isUnmounted = false;
    async function chooseDraft() {
      const ownName = ownDraftName(owner, query);
      const isFree = ownName === undefined || (await claimDraft(keyOf(ownName)));
      if (isUnmounted) return;
      const draftName = newDraftName(owner, isFree ? query : '', isFree);
      void claimDraft(keyOf(draftName));
      setName(draftName);
    }
    void chooseDraft();
    return () => {
      isUnmounted = true;
    };
  }, [host, personId, kind, query]);
  return name === undefined ? <FormSkeleton /> : renderForm(name);
}

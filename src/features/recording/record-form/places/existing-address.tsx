import { useLingui } from '@lingui/react/macro';
import { findAddresses } from '../../../../app/catalogue/addresses';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { useFormContent, useFormPart } from '../../../../forms/engine/form-context';
import type { SuggestionDraft } from '../../../../forms/suggest-address/suggestion';
import { type Address, addressLabel } from '../../../../model/answers/address';
import { Notice } from '../../../../ui/notice';
import { isSameAddress } from './is-same-address';

const PAUSE_MS = 400;
const NONE: readonly Address[] = [];

/** Renders a warning that this address exists already, with a button to use it. */
export function ExistingAddress({ onUse }: { onUse(address: Address): void }) {
  const { t } = useLingui();
  const existing = useExistingAddresses();
  if (existing.length === 0) return null;
  return (
    <Notice kind="warning" role="status" title={t`Diese Adresse gibt es schon`}>
      {existing.map((address) => (
        <div key={address.addressId}>
          <p lang="de">{addressLabel(address)}</p>
          <button type="button" className="button is-quiet" onClick={() => onUse(address)}>
            {t`Diese verwenden`}
          </button>
        </div>
      ))}
    </Notice>
  );
}

/** Searches, debounced, for existing addresses that equal the typed one; none if the search fails. */
function useExistingAddresses(): readonly Address[] {
  const { client } = usePortal();
  const { form } = useFormContent();
  const { name, community } = useFormPart(form, () => form.values() as SuggestionDraft);
  const communityId = community?.communityId;
  const isComplete = name.trim() !== '' && communityId !== undefined;
  const load = (signal: AbortSignal) => findAddresses(client, name.trim(), signal);
  const { value: addresses = NONE } = useQuery<readonly Address[]>(
    isComplete ? { key: ['addresses', name.trim()], load } : undefined,
    { keepPrevious: true, delayMs: PAUSE_MS, quiet: true },
  );
  return addresses.filter((address) => isSameAddress(address, { name, communityId }));
}

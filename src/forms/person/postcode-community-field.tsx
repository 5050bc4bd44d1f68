import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findCommunities } from '../../app/catalogue/communities';
import { usePortal } from '../../app/portal';
import type { AddressKind } from '../../model/address-problems';
import type { PickedCommunity } from '../../model/picked-options';
import { TextButton } from '../../ui/text-button';
import { useFormContent, useFormPart, useLabel } from '../engine/form-context';
import type { Form } from '../engine/form-store';
import { HintLine } from '../fields/hint-line';
import type { AddressesDraft } from './address-draft';
import { CommunityField } from './community-field';
import { communityOption } from './find-options';
import { type AtPostcode, type PostcodeLookup, watchPostcode } from './postcode-lookup';

type Props = { path: string; isRequired?: boolean; hint?: ReactNode; kind: AddressKind; form: Form<AddressesDraft> };

/** Renders the community of an address. The postcode beside it fills it in if only one community has that postcode. */
export function PostcodeCommunityField({ kind, form, ...props }: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { announce } = useFormContent();
  const label = useLabel(props.path);
  const follower = useRef<PostcodeLookup>(undefined);
  const [found, setFound] = useState<AtPostcode>();
  const filledBy = useFormPart(form, () => form.values()[kind].community?.postcode);
  const isEmpty = useFormPart(form, () => !form.values()[kind].community && !form.state.fieldErrors[props.path]);
  const wordsOf = (postcode: string | undefined) => t`Passend zur Postleitzahl ${postcode} eingetragen.`;

  const speak = useEffectEvent((picked: PickedCommunity | undefined) =>
    announce(picked ? `${label}: ${picked.name}. ${wordsOf(picked.postcode)}` : t`${label} ist wieder leer.`),
  );

  const [before] = useState(() => form.values()[kind].plz);
  useEffect(() => {
    const following = watchPostcode({
      form,
      kind,
      before,
      find: (text, signal) => findCommunities(client, text, signal),
      onFound: setFound,
      onChange: (picked) => speak(picked),
    });
    follower.current = following;
    return following.end;
  }, [form, kind, before, client]);

  const postcode = found?.postcode;
  const title = t`Bitte wählen Sie einen Ort mit der Postleitzahl ${postcode}.`;
  const wish = postcode && isEmpty ? title : '';
  useEffect(() => {
    if (wish) announce(wish);
  }, [announce, wish]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus inside the field.
    <div onFocus={() => follower.current?.hold(true)} onBlur={() => follower.current?.hold(false)}>
      <CommunityField {...props} beside={found && { recent: found.places.map(communityOption), title, isEager: true }}>
        {filledBy && (
          <HintLine className="hint">
            <span>{wordsOf(filledBy)}</span>
            <TextButton
              type="button"
              onClick={() => {
                follower.current?.release();
                form.reveal(props.path);
              }}
            >
              {t`${label} ändern`}
            </TextButton>
          </HintLine>
        )}
        {wish && <p className="hint">{wish}</p>}
      </CommunityField>
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { findCommunities } from '../../app/catalogue/communities';
import { usePortal } from '../../app/portal';
import { valueAt } from '../../lib/value-at';
import type { PickedCommunity } from '../../model/picked-options';
import { TextButton } from '../../ui/text-button';
import { useFormContent, useFormPart, useLabel } from '../engine/form-context';
import { HintLine } from '../fields/hint-line';
import { CommunityField } from './community-field';
import { communityOption } from './find-options';
import { type PostcodeLookup, type PostcodeMatches, postcodeOf, watchPostcode } from './postcode-lookup';

type Props = {
  /** 'official.community', beside 'official.plz'. */ path: string;
  isRequired?: boolean;
  hint?: ReactNode;
};

/** Renders the community of an address. The postcode beside it fills it in if only one community has that postcode. */
export function PostcodeCommunityField(props: Props) {
  const { t } = useLingui();
  const { client } = usePortal();
  const { form, announce } = useFormContent();
  const address = props.path.replace(/\.community$/, '');
  const pickedNow = () => valueAt(form.values(), props.path) as PickedCommunity | undefined;
  const label = useLabel(props.path);
  const lookup = useRef<PostcodeLookup>(undefined);
  const [matches, setMatches] = useState<PostcodeMatches>();
  const filledBy = useFormPart(form, () => pickedNow()?.postcode);
  const isEmpty = useFormPart(form, () => !pickedNow() && !form.state.fieldErrors[props.path]);
  const filledMessage = (postcode: string | undefined) => t`Passend zur Postleitzahl ${postcode} eingetragen.`;

  const announceChange = useEffectEvent((picked: PickedCommunity | undefined) =>
    announce(picked ? `${label}: ${picked.name}. ${filledMessage(picked.postcode)}` : t`${label} ist wieder leer.`),
  );

  const [initialPostcode] = useState(() => postcodeOf(form, address));
  useEffect(() => {
    const started = watchPostcode({
      form,
      address,
      initialPostcode,
      find: (text, signal) => findCommunities(client, text, signal),
      onMatches: setMatches,
      onChange: (picked) => announceChange(picked),
    });
    lookup.current = started;
    return started.end;
  }, [form, address, initialPostcode, client]);

  const postcode = matches?.postcode;
  const title = t`Bitte wählen Sie einen Ort mit der Postleitzahl ${postcode}.`;
  const prompt = postcode && isEmpty ? title : '';
  useEffect(() => {
    if (prompt) announce(prompt);
  }, [announce, prompt]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus inside the field.
    <div onFocus={() => lookup.current?.suspend(true)} onBlur={() => lookup.current?.suspend(false)}>
      <CommunityField
        {...props}
        extraEntries={matches && { recent: matches.communities.map(communityOption), title, isEager: true }}
      >
        {filledBy && (
          <HintLine className="hint">
            <span>{filledMessage(filledBy)}</span>
            <TextButton
              type="button"
              onClick={() => {
                lookup.current?.choose();
                form.reveal(props.path);
              }}
            >
              {t`${label} ändern`}
            </TextButton>
          </HintLine>
        )}
        {prompt && <p className="hint">{prompt}</p>}
      </CommunityField>
    </div>
  );
}

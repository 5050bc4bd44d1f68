import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFocusOnRemoval } from '../../../ui/use-focus-left';
import { AuthButtons } from '../auth-layout';
import { Checking } from './checking';
import type { LinkRedemption } from './use-redeem-link';

/** Renders the button that redeems the link of a mail; it stays until that is done. */
export function ConsentButton({ link, label }: { link: LinkRedemption; label: string }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(button);
  const needsConsent = link.step === 'needsConsent';
  return (
    <>
      {needsConsent ? <p>{t`Ein Klick genügt. Der Link gilt nur einmal.`}</p> : <Checking />}
      <AuthButtons>
        <button
          ref={button}
          type="button"
          className="button"
          aria-disabled={!needsConsent}
          onClick={needsConsent ? link.confirm : undefined}
        >
          {label}
        </button>
      </AuthButtons>
    </>
  );
}

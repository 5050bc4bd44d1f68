import { Fragment, type ReactNode, useState } from 'react';
import { usePerson } from '../app/person-store';
import { usePortal } from '../app/portal';
import { AreaRoutesProvider } from '../features/account/area-entries';
import { AreaMenu } from '../features/account/area-menu';
import type { ScreenRoute } from '../routing/screen-route';
import { SkipLink } from './skip-link';

/** Renders the frame around every screen behind the log-in. */
export function AreaFrame({ routes, children }: { routes: readonly ScreenRoute[]; children: ReactNode }) {
  const { element } = usePortal();
  return (
    <AreaRoutesProvider value={routes}>
      {element.localName !== 'event-portal' && <SkipLink />}
      <AreaMenu />
      <Fragment key={useOwnerNumber()}>{children}</Fragment>
    </AreaRoutesProvider>
  );
}

/** Returns a number that changes when another person logs in: no data of the previous person may stay on screen. */
function useOwnerNumber(): number {
  const current = usePerson();
  const id = current.step === 'ready' ? current.person.id : undefined;
  const [owner, setOwner] = useState({ id, number: 0 });
  if (id !== undefined && id !== owner.id)
    setOwner({ id, number: owner.id === undefined ? owner.number : owner.number + 1 });
  return owner.number;
}

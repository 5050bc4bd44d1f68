import { useState } from 'react';
import { usePortal } from '../../../app/portal';
import { useHas } from '../../../app/use-has';
import type { Translation } from '../../../i18n/translation';
import { lazyModule } from '../../../lib/lazy-module';
import type { EventFilter } from '../../../model/event-filter';
import { WhenLoaded } from '../../../ui/lazy-part';
import { SubscribeButtons } from './first-fields';

/** The lazy panel with the ways to subscribe. */
export const subscribePanel = lazyModule(async () => (await import('../calendar/subscribe-panel')).SubscribePanel);

/** Renders the buttons that subscribe to the results, by calendar, feed or mail, and their panel. */
export function Subscriptions({ translation, filter }: { translation: Translation; filter: EventFilter }) {
  const { root } = usePortal();
  const has = useHas();
  const [openKind, setOpenKind] = useState<'feed' | 'mail'>();
  const idOf = (kind: string) => `subscribe-${kind}`;
  return (
    <>
      <SubscribeButtons
        {...{ translation, filter, has }}
        propsOf={(kind) => ({
          id: idOf(kind),
          'aria-expanded': openKind === kind,
          onClick: () => setOpenKind(openKind === kind ? undefined : kind),
        })}
      />
      {openKind && (
        <WhenLoaded
          key={openKind}
          part={subscribePanel}
          {...{ filter }}
          isMail={openKind === 'mail'}
          opener={() => root.getElementById(idOf(openKind))}
          onClose={() => setOpenKind(undefined)}
        />
      )}
    </>
  );
}

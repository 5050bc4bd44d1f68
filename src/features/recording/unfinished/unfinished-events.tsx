import { Trans } from '@lingui/react/macro';
import type { UnfinishedKind } from '../../../routing/screen-route';
import { eventKind } from '../event-kind';
import { OWN_EVENTS } from '../my-events/own-events';
import { UnfinishedRecords } from './unfinished-records';

/** Own events to go on with, or to correct. */
export const UnfinishedEvents = ({ of }: { of: UnfinishedKind }) => (
  <UnfinishedRecords
    list={OWN_EVENTS}
    kind={eventKind}
    of={of}
    heading={of === 'draft' ? <Trans>Weiter erfassen</Trans> : <Trans>Abgelehnte Veranstaltungen</Trans>}
  />
);

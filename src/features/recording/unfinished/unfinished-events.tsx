import { Trans } from '@lingui/react/macro';
import { eventKind } from '../event-kind';
import { OWN_EVENTS } from '../my-events/own-event';
import { UnfinishedRecords } from './unfinished-records';

/** Own events to go on with. */
export const UnfinishedEvents = () => (
  <UnfinishedRecords list={OWN_EVENTS} kind={eventKind} heading={<Trans>Weiter erfassen</Trans>} />
);

import { proxy } from 'valtio';
import { describe, expect } from 'vitest';
import { ApiError } from '../../../../../../src/api/api-error';
import { EVENT_FORM_TEXTS } from '../../../../../../src/features/recording/event-form/event-words';
import { eventKind } from '../../../../../../src/features/recording/event-kind';
import { NoEditNotice } from '../../../../../../src/features/recording/record-form/frame/no-edit-notice';
import { SaveError } from '../../../../../../src/features/recording/record-form/frame/save-error';
import { RecordKindProvider } from '../../../../../../src/features/recording/use-record-kind';
import type { NoEdit } from '../../../../../../src/model/answers/own-record';
import { prepareRichText } from '../../../../../../src/ui/rich-text';
import { itForAll } from '../../../../../support/it-for-all';
import { until } from '../../../../../support/settle';
import { afresh, aPortal, show, withReact } from '../../../../forms/saving/harness';

withReact();

async function notice(reason: NoEdit) {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: undefined }) });
  Object.assign(portal.router, { hrefOf: (route: string) => `#${route}` });
  const { place } = await show(portal, <NoEditNotice title="Jazz" reason={reason} texts={EVENT_FORM_TEXTS} />);
  return place.textContent;
}

describe('an event that cannot be edited', () => {
  itForAll<[NoEdit, string]>(
    [
      ['expired', 'Alle Termine sind vorbei.'],
      ['otherClient', 'gehört zu einem anderen Portal.'],
      ['locked', 'ist gesperrt.'],
    ],
    afresh,
  )('says what fits the reason: %s', async (reason, words) => {
    const shown = await notice(reason);
    expect(shown).toContain('Jazz');
    expect(shown).not.toContain('nicht mehr bearbeitet');
    expect(shown).toContain(words);
  });
});

itForAll(['locked', 'expired', 'other_client'], afresh)(
  'a late save shows the message of the client: %s',
  async (code) => {
    const portal = aPortal();
    const noEdit = {
      locked: 'Bitte rufen Sie an.',
      expired: 'Bitte rufen Sie an.',
      otherClient: 'Bitte rufen Sie an.',
    };
    Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording: { noEdit } } }) });
    await prepareRichText();
    const error = new ApiError('rejected', { status: 409, code });
    const content = (
      <RecordKindProvider value={eventKind}>
        <SaveError error={error} onRetry={() => undefined} />
      </RecordKindProvider>
    );
    const { place } = await show(portal, content);
    await until(() => expect(place.textContent).toContain('Bitte rufen Sie an.'));
  },
);

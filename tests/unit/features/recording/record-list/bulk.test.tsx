import { proxy } from 'valtio';
import { describe, expect, it } from 'vitest';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { articleQuestion } from '../../../../../src/features/recording/my-articles/article-question-words';
import { EVENT_STATUS_LABELS } from '../../../../../src/features/recording/my-events/own-event-words';
import { type ConfirmedAction, eventQuestion } from '../../../../../src/features/recording/my-events/question-words';
import { ConfirmAction } from '../../../../../src/features/recording/record-list/bulk/confirm-action';
import {
  type BulkAction,
  divideByFit,
  skipReason,
} from '../../../../../src/features/recording/record-list/bulk/skip-reason';
import { RecordKindProvider } from '../../../../../src/features/recording/use-record-kind';
import { toOwnArticle } from '../../../../../src/model/answers/own-article';
import { type OwnEvent, toOwnEvent } from '../../../../../src/model/answers/own-event';
import { itForAll } from '../../../../support/it-for-all';
import { aPortal, show, withReact } from '../../../forms/saving/harness';

withReact();

type Changes = { state?: string; publishStatus?: string; [name: string]: unknown };
const event = (id: string, changes: Changes = {}): OwnEvent =>
  toOwnEvent({
    ...{ id, title: id, publishStatus: 'draft', state: 'draft', appointmentCount: 1 },
    ...{ updatedAt: '2026-11-20T18:30:00Z', ...changes },
  });
const PUBLISHED = { publishStatus: 'published', state: 'published' };
const REVIEW = { state: 'waiting', since: '2026-11-20T18:30:00Z' };
const RECORDS: Record<string, Changes> = {
  draft: {},
  unfinished: { missing: ['tags'] },
  rejected: { publishStatus: 'rejected' },
  waiting: { publishStatus: 'waiting', review: REVIEW },
  published: PUBLISHED,
  'with a waiting change': { ...PUBLISHED, publishStatus: 'waiting', review: REVIEW },
  'with an unsent change': { ...PUBLISHED, unpublishedChanges: true },
  cancelled: { ...PUBLISHED, publishStatus: 'cancelled' },
  past: { ...PUBLISHED, publishStatus: 'past', noEdit: 'expired' },
  locked: { ...PUBLISHED, noEdit: 'locked' },
};

itForAll<[keyof typeof RECORDS, string]>([
  ['draft', 'cancel: draft, withdraw: draft'],
  ['unfinished', 'publish: incomplete, cancel: draft, withdraw: draft'],
  ['rejected', 'cancel: draft, withdraw: draft'],
  ['waiting', 'publish: waiting, cancel: draft'],
  ['published', 'publish: published'],
  ['with a waiting change', 'publish: waiting, withdraw: changed'],
  ['with an unsent change', 'withdraw: unpublished'],
  ['cancelled', 'publish: published, cancel: cancelled'],
  ['past', 'publish: past, cancel: past, withdraw: past'],
  ['locked', 'publish: locked, cancel: locked, withdraw: locked, delete: locked'],
])('of a record that is %s are left out: %s', (name, reasons) => {
  const actions: readonly BulkAction[] = ['publish', 'cancel', 'withdraw', 'copy', 'delete'];
  const found = actions.flatMap((action) => {
    const reason = skipReason(action, event('a', RECORDS[name]));
    return reason ? `${action}: ${reason}` : [];
  });
  expect(found.join(', ')).toBe(reasons);
});

async function ask(action: ConfirmedAction, events: readonly OwnEvent[], review = 'none') {
  const portal = aPortal();
  Object.assign(portal.client, { serverSettings: proxy({ raw: { eventRecording: { review } } }) });
  const { fitting, skipped } = divideByFit(action, events);
  await show(
    portal,
    <ConfirmAction
      {...{ action, skipped }}
      records={fitting}
      texts={eventQuestion(action, fitting, review !== 'none')}
      statusLabels={{ rejected: EVENT_STATUS_LABELS.rejected }}
      onClose={() => undefined}
      onYes={() => undefined}
    />,
  );
  return wordsIn(portal.root);
}

const wordsIn = (place: ParentNode) => ({
  words: place.textContent ?? '',
  items: [...place.querySelectorAll('li')].map((item) => item.textContent),
  left: [...place.querySelectorAll('p.hint')].map((line) => line.textContent),
});

describe('the confirmation of an action on several records', () => {
  it('names those that need a review first', async () => {
    const drafts = ['a', 'b', 'c', 'd', 'e'].map((id) => event(id));
    const { words, items } = await ask('publish', [...drafts, event('f', RECORDS.rejected)]);
    expect(words).toContain('6 Veranstaltungen veröffentlichen?');
    expect(items).toEqual(['f (Abgelehnt)', 'a', 'b', 'c', 'd', 'und 1 weitere']);
    expect(words).toContain('Abgelehntes senden Sie so noch einmal.');
    expect(words).toContain('Besucher finden dann, was vollständig ist.');
    expect((await ask('publish', drafts, 'all')).words).toContain('Wir prüfen Neues, bevor Besucher es sehen.');
  });

  it('names what stays as it is, with the number and the reason of each group', async () => {
    const names = ['published', 'past', 'past', 'cancelled', 'draft', 'locked'] as const;
    const { items, left, words } = await ask(
      'cancel',
      names.map((name, index) => event(String(index), RECORDS[name])),
    );
    expect(items).toEqual(['0']);
    expect(words).toContain('Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.');
    expect(left).toEqual([
      '2 werden nicht abgesagt: schon vorbei',
      '1 wird nicht abgesagt: schon abgesagt',
      '1 wird nicht abgesagt: noch nicht veröffentlicht',
      '1 wird nicht abgesagt: gesperrt',
    ]);
  });

  it('speaks of articles where they are meant', async () => {
    const portal = aPortal();
    const article = (id: string, changes: object) =>
      toOwnArticle({ id, title: id, updatedAt: '2026-11-20T18:30:00Z', ...PUBLISHED, ...changes });
    const { fitting, skipped } = divideByFit('withdraw', [article('a', {}), article('b', { noEdit: 'expired' })]);
    await show(
      portal,
      <RecordKindProvider value={articleKind}>
        <ConfirmAction
          {...{ action: 'withdraw', skipped }}
          records={fitting}
          texts={articleQuestion('withdraw', fitting, false)}
          onClose={() => undefined}
          onYes={() => undefined}
        />
      </RecordKindProvider>,
    );
    const { words, left } = wordsIn(portal.root);
    expect(words).toContain('Artikel offline nehmen?');
    expect(left).toEqual(['1 wird nicht offline genommen: schon zum letzten Mal erschienen']);
  });
});

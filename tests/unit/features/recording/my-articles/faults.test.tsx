import { beforeAll, describe, expect, it } from 'vitest';
import { loadTransport } from '../../../../../src/api/api';
import { articleKind } from '../../../../../src/features/recording/article-kind';
import { useArticleActions } from '../../../../../src/features/recording/my-articles/use-article-actions';
import { RecordKindProvider } from '../../../../../src/features/recording/use-record-kind';
import { toOwnArticle } from '../../../../../src/model/answers/own-article';
import { itForAll } from '../../../../support/it-for-all';
import { until } from '../../../../support/settle';
import { afresh, click, get, show, withReact } from '../../../forms/saving/harness';
import { alertIn, aServer, CODES, FAULTS, FINAL, leftIn, press } from '../record-list/faulty-server';

withReact();
beforeAll(async () => {
  await loadTransport();
});

const ARTICLE = toOwnArticle({
  ...{ id: 'b', title: 'Abend b', publishStatus: 'published', state: 'published' },
  updatedAt: '2026-11-20T18:30:00Z',
});
let changes = 0;

function Actions() {
  const { actOn, notices } = useArticleActions(() => (changes += 1));
  return (
    <>
      <button type="button" className="delete" onClick={() => actOn(ARTICLE)('delete')} />
      {notices}
    </>
  );
}

async function open() {
  const { server, portal } = aServer('b');
  const told: unknown[] = [];
  Object.assign(portal, { emit: (...event: unknown[]) => told.push(event) });
  const { place } = await show(
    portal,
    <RecordKindProvider value={articleKind}>
      <Actions />
    </RecordKindProvider>,
  );
  changes = 0;
  await click(place, '.delete');
  return { server, place, told };
}
/** The question before it. */
const YES = ':is(dialog, [role="dialog"]) .button:not(.is-quiet)';

itForAll(FINAL, afresh)('an article that cannot be deleted has a message without retry: %s', async (name) => {
  const { server, place } = await open();
  server.fault = FAULTS[name];
  await press(place, YES, name);
  expect(await leftIn(place, /„Abend b“ ließ sich nicht löschen.{20}/)).not.toMatch(CODES);
});

describe.each(Object.keys(FAULTS).filter((name) => !FINAL.includes(name)))('%s', (name) => {
  it('while an article is deleted: reported, nothing has changed, and a retry deletes it once', async () => {
    const { server, place, told } = await open();
    server.fault = FAULTS[name];
    await press(place, YES, name);
    const alert = await alertIn(place);
    expect(alert).toMatch(/„Abend b“ ließ sich nicht löschen.{20}/);
    expect(alert).not.toMatch(CODES);
    expect([changes, told]).toEqual([0, []]);
    server.fault = undefined;
    await click(place, '[role="alert"] button');
    await until(() => expect(get(place, '[role="status"]').textContent).toContain('„Abend b“ ist gelöscht'));
    // The diagnosis of the host sends no key.
    expect(new Set(server.keys.filter(Boolean)).size).toBe(1);
    expect([changes, told]).toEqual([1, [['portal-article-deleted', { articleId: 'b' }]]]);
  });

  it('while it is restored: reported, and a retry restores it', async () => {
    const { server, place, told } = await open();
    await click(place, YES);
    await until(() => get(place, '[role="status"] button'));
    server.fault = FAULTS[name];
    await press(place, '[role="status"] button', name);
    const alert = await alertIn(place);
    expect(alert).toMatch(/„Abend b“ ließ sich nicht wiederherstellen.{20}/);
    expect(alert).not.toMatch(CODES);
    server.fault = undefined;
    await click(place, '[role="alert"] button');
    await until(() => expect(get(place, '[role="status"]').textContent).toContain('„Abend b“ ist wieder da'));
    expect(told.at(-1)).toEqual(['portal-article-saved', { articleId: 'b' }]);
  });
});

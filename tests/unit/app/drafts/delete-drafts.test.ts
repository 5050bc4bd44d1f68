// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDrafts, draftStorage, filesOfDrafts, listDrafts } from '../../../../src/app/drafts/drafts';

const A = { host: 'https://a.example/clients/stadt', personId: '7' };
const DRAFT = { at: '2026-11-21T12:00:00Z', schema: 1, version: undefined, base: {}, values: {}, unfitting: undefined };

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe.each([
  ['a browser that keeps them', false],
  ['a browser that blocks its storage', true],
])('the drafts of a person in %s', (_, isBlocked) => {
  beforeEach(() => {
    localStorage.clear();
    const storage = new Proxy({}, { get: () => blocked, ownKeys: blocked });
    if (isBlocked) vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are listed and deleted at log-out, and no others', () => {
    const others = [
      { ...A, personId: '77' },
      { ...A, host: `${A.host}/a` },
      { ...A, host: 'https://b.example' },
    ];
    for (const owner of [A, ...others])
      for (const name of ['profile', 'event:1']) draftStorage(owner, name).write(DRAFT);
    expect(listDrafts(A.host, A.personId).map(({ name }) => name)).toEqual(['profile', 'event:1']);
    deleteDrafts(A.host, A.personId);
    expect(listDrafts(A.host, A.personId)).toEqual([]);
    expect(draftStorage(A, 'profile').read()).toBeUndefined();
    for (const { host, personId } of others) expect(listDrafts(host, personId)).toHaveLength(2);
  });

  it('are deleted with their files, which no other draft shares', () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    deleteDrafts(A.host, A.personId);
    expect(deleteDatabase.mock.calls).toEqual([[filesOfDrafts(A)]]);
    expect(filesOfDrafts({ ...A, personId: '77' })).not.toBe(filesOfDrafts(A));
    expect(filesOfDrafts({ ...A, host: `${A.host}/a` })).not.toBe(filesOfDrafts(A));
  });

  it('are listed by their title in the form', () => {
    const titled = (title: unknown) => ({ ...DRAFT, values: { title } });
    draftStorage(A, 'event:1').write(titled(' Jazz '));
    draftStorage(A, 'event:2').write(titled(7));
    expect(
      listDrafts(A.host, A.personId)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['', 'Jazz']);
    deleteDrafts(A.host, A.personId);
  });
});

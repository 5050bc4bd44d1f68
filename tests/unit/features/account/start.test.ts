import { describe, expect, it } from 'vitest';
import type { LogOutDraft } from '../../../../src/app/log-out';
import { enabledEntries, PERSONAL, TABS } from '../../../../src/features/account/area-entries';
import { draftKind } from '../../../../src/features/account/draft-words';
import { todosOf } from '../../../../src/features/account/todo';
import { toPerson } from '../../../../src/model/answers/person';
import { enabledRoutes } from '../../../../src/routing/screen-route';
import { toSettings } from '../../../../src/settings/to-settings';
import { itForAll } from '../../../support/it-for-all';

const COMPLETE = {
  id: '7',
  username: 'erika',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@a.example',
  private_street: 'Gasse 1',
  acceptConditions: true,
  acceptPrivacyPolicy: true,
  roleRelations: [{ id: 1, status: 'approved', community: 1, role: 1 }],
};
const todosFor = (answer: object, settings: object = {}, drafts: LogOutDraft[] = []) =>
  todosOf(toPerson({ ...COMPLETE, ...answer }), toSettings(settings).settings, drafts);
const relation = (id: number, status: string, reason?: string) => ({ id, status, reason });

describe('open tasks on the start page of the account', () => {
  it('are none if everything is complete', () => {
    expect(todosFor({ roleRelations: [relation(1, 'approved')] })).toEqual([]);
  });

  itForAll<[string, object, object, string[]]>([
    ['no relation', { roleRelations: [] }, {}, ['unlinked']],
    ['fewer relations than asked for', { roleRelations: [] }, { authenticatedArea: { minRelations: 1 } }, ['profile', 'unlinked']],
    ['a relation without what the mode wants', { roleRelations: [relation(1, 'approved')] }, { authenticatedArea: { rightsManagement: 'community' } }, ['profile']],
    ['conditions that were never accepted', { acceptConditions: false }, {}, ['profile']],
    ['conditions that nobody asks for', { acceptConditions: false }, { auth: { conditionsRequired: false } }, []],
  ])('%s', (_, answer, settings, kinds) => {
    expect(todosFor(answer, settings).map(({ kind }) => kind)).toEqual(kinds);
  }); // biome-ignore format: one line each.

  it('list the most urgent first', () => {
    const todos = todosFor(
      {
        deletionDue: '2026-12-05T12:00:00Z',
        pendingEmail: 'neu@a.example',
        lastName: '',
        roleRelations: [relation(1, 'new'), relation(2, 'rejected', 'Falscher Ort.')],
      },
      {},
      [{ name: 'profile', changedAt: '2026-11-21T13:03:00Z', title: '' }],
    );
    expect(todos.map(({ kind }) => kind)).toEqual(['deletion', 'email', 'profile', 'relations', 'relations', 'draft']);
    expect(todos[3]).toEqual({ kind: 'relations', relationState: 'rejected', count: 1, reasons: ['Falscher Ort.'] });
  });

  itForAll([
    ['new', 'new'],
    ['changed', 'changed'],
    ['rejected', 'rejected'],
    ['blocked', 'blocked'],
    ['delete', 'removal'],
    ['eigenes Wort', 'awaiting'],
  ])('count relations that are %s as %s', (status, relationState) => {
    expect(todosFor({ roleRelations: [relation(1, status), relation(2, status)] })).toEqual([
      { kind: 'relations', relationState, count: 2, reasons: [] },
    ]);
  });

  const required = (kind: 'official' | 'private', field: string) => ({
    fieldSettings: { profile: { [kind]: { [field]: { required: true } } } },
  });
  itForAll<[string, object, object, boolean]>([
    ['no address at all', { private_street: '' }, {}, true],
    ['one address', {}, {}, false],
    ['an address without what is required', {}, required('private', 'phone'), true],
    ['a required field of an address that nobody uses', {}, required('official', 'phone'), false],
    ['an organisation that is required', { street: 'Platz 2' }, required('official', 'organization'), true],
    ['no kind of address switched on', { private_street: '' }, { authenticatedArea: { enableOfficialAddress: false, enablePrivateAddress: false } }, true], // biome-ignore format: one line each.
  ])('%s: gaps in the profile', (_, answer, settings, hasGaps) => {
    expect(todosFor(answer, settings).some(({ kind }) => kind === 'profile')).toBe(hasGaps);
  });
});

const ROUTES = [
  { path: '/secure' },
  { path: '/secure/change' },
  { path: '/secure/profile' },
  { path: '/secure/profile-information' },
  { path: '/secure/events', needs: 'activateEventsRecording' as const },
];

itForAll([
  ['profile', '/secure/profile'],
  ['event:new:1f', '/secure/events/eventRecording?draft=1f'],
  ['event:a 7', '/secure/events/eventRecording/a%207'],
  ['article:new:1f', '/secure/articles/articleRecording?draft=1f'],
  ['article:a 7', '/secure/articles/articleRecording/a%207'],
  ['constructor', undefined],
])('the draft %s goes on at %s', (name, path) => expect(draftKind(name)?.path).toBe(path));

describe('the entries of the area', () => {
  const pathsOf = (applicationSettings: object, routes = ROUTES) =>
    [TABS, PERSONAL].map((entries) =>
      enabledEntries(entries, enabledRoutes(routes, toSettings({ applicationSettings }).settings)).map(
        ({ path }) => path,
      ),
    );
  const personal = ['/secure/profile', '/secure/profile-information', '/secure/change'];

  it('are the start, and profile, overview and password if nothing is enabled', () => {
    expect(pathsOf({})).toEqual([['/secure'], personal]);
  });

  it('include an enabled function', () => {
    expect(pathsOf({ activateEventsRecording: true })).toEqual([['/secure', '/secure/events'], personal]);
  });

  it('never have one without a screen', () => {
    expect(pathsOf({ activateAdverts: true, activateArticles: true }, ROUTES.slice(0, 3))).toEqual([
      ['/secure'],
      ['/secure/profile', '/secure/change'],
    ]);
  });
});

import { expect, it } from 'vitest';
import type { ProfileDraft } from '../../../../src/features/profile/profile-draft';
import { alignRelations } from '../../../../src/features/profile/relations/align-relations';

const links = { role: 1, address: undefined, community: undefined, district: undefined };
const profile = (...statuses: string[]) =>
  ({ roleRelations: statuses.map((status, index) => ({ id: index + 1, ...links, status })) }) as ProfileDraft;
const statusesOf = ({ roleRelations }: ProfileDraft) => roleRelations.map(({ status }) => status);

it("uses the server's status unless the person has requested another one", () => {
  const theirs = profile('approved', 'approved');
  const sides = alignRelations({ before: profile('new', 'new'), local: profile('new', 'delete'), server: theirs });
  expect(statusesOf(sides.local)).toEqual(['approved', 'delete']);
  expect(statusesOf(sides.before)).toEqual(['approved', 'approved']);
  expect(sides.server).toBe(theirs);
});

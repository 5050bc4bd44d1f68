import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { draftRoute, memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';

type Kind = { label: MessageDescriptor; path: string };

/** What drafts are of, and the route of its form. */
const KINDS: ReadonlyMap<string | undefined, Kind> = new Map([
  ['profile', { label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }), path: paths.profile }],
  ['event', { label: msg`Veranstaltung`, path: paths.newEvent }],
  ['article', { label: msg`Artikel`, path: memberPaths.newArticle }],
]);

/** What a draft belongs to and where the user continues it, by its name ('profile', 'event:7', 'event:new:1f'). */
export function draftKind(name: string): Kind | undefined {
  const [kind, id, draft = ''] = name.split(':');
  const known = KINDS.get(kind);
  if (!known || !id) return known;
  const { label, path } = known;
  return { label, path: id === 'new' ? draftRoute(path, draft) : `${path}/${encodeURIComponent(id)}` };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { draftRoute, memberPaths } from '../../routing/member-paths';
import { paths } from '../../routing/paths';

type Kind = { label: MessageDescriptor; pathOf(id: string, draft: string): string };

const KINDS: Readonly<Record<string, Kind>> = {
  profile: { label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }), pathOf: () => paths.profile },
  event: {
    label: msg`Veranstaltung`,
    pathOf: (id, draft) => (id === 'new' ? draftRoute(paths.newEvent, draft) : paths.ownEvent(id)),
  },
  article: {
    label: msg`Artikel`,
    pathOf: (id, draft) => (id === 'new' ? draftRoute(memberPaths.newArticle, draft) : memberPaths.ownArticle(id)),
  },
};

/** What a draft belongs to and where the user continues it, by its name ('profile', 'event:7', 'event:new:1f'). */
export function draftKind(name: string): { label: MessageDescriptor; path: string } | undefined {
  const [kind = '', id = '', draft = ''] = name.split(':');
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return known && { label: known.label, path: known.pathOf(id, draft) };
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { draftRoute, paths } from '../../routing/paths';

type Kind = { label: MessageDescriptor; pathOf(id: string, draft: string): string };

/** Creates the kind of a record with a form for new ones, and one for each id. */
const recordKind = (label: MessageDescriptor, form: string, editRoute: (id: string) => string): Kind => ({
  label,
  pathOf: (id, draft) => (id === 'new' ? draftRoute(form, draft) : editRoute(id)),
});

const KINDS: Readonly<Record<string, Kind>> = {
  profile: { label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }), pathOf: () => paths.profile },
  event: recordKind(msg`Veranstaltung`, paths.newEvent, paths.ownEvent),
  // The context distinguishes the singular from the menu's plural, which is the same word in German.
  article: recordKind(msg({ message: 'Artikel', context: 'one' }), paths.newArticle, paths.ownArticle),
};

/** Returns the label and route of a draft by its name ('profile', 'event:7', 'event:new:1f'). */
export function draftKind(name: string): { label: MessageDescriptor; path: string; isNew: boolean } | undefined {
  const [kind = '', id = '', draft = ''] = name.split(':');
  const match = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  return match && { label: match.label, path: match.pathOf(id, draft), isNew: id === 'new' };
}

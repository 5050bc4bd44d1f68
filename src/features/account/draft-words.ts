import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../../routing/paths';

const KINDS: Readonly<Record<string, { label: MessageDescriptor; path: string }>> = {
  profile: { label: msg({ id: 'lbl_my_profile', message: 'Mein Profil' }), path: paths.profile },
};

/** What a draft belongs to and where the user continues it, by its name ('profile', 'event:7'). */
export const draftKind = (name: string) => {
  const kind = name.split(':')[0] ?? '';
  return Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
};

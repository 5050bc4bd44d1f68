import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { usePortal } from '../../../app/portal';
import { favouritesOf, toggleFavourite } from '../../../cards/favourites';
import type { Announcement } from './use-announcement';

/** Returns a function that saves or removes a favourite and announces it; unavailable storage is announced once. */
export function useToggleFavourite({ announce }: Pick<Announcement, 'announce'>): (id: string) => void {
  const { client } = usePortal();
  const { t } = useLingui();

  const hasWarned = useRef(false);
  return useCallback(
    (id) => {
      const isNew = toggleFavourite(client.host, id);
      const { ids, isPersistent } = favouritesOf(client.host);
      const count = ids.length;
      const needsWarning = isNew && !isPersistent && !hasWarned.current;
      hasWarned.current ||= needsWarning;
      announce(
        [
          t`${plural(count, { one: '# Veranstaltung gemerkt.', other: '# Veranstaltungen gemerkt.' })}`,
          needsWarning && t`Ihr Browser speichert hier nichts. Die Merkliste gilt, bis Sie die Seite verlassen.`,
        ]
          .filter(Boolean)
          .join(' '),
      );
    },
    [client, t, announce],
  );
}

import { useEffect } from 'react';
import { usePortal, useRoute } from '../../../portal/portal';
import { inLocale, localeOfPath } from '../../../routing/locale-of-path';
import { splitRoute } from '../../../routing/redirects';
import type { RecordKind } from '../record-kind';

/** In place of an id, for a record that is not stored yet. */
const NEW = 'new';

type Props = { kind: Pick<RecordKind, 'form' | 'own'>; id: string | undefined };

/** Leads from a short address, '/secure/events/7' or '/secure/articles/new', to the form at the one of the specification. */
export function ToForm({ kind, id = NEW }: Props) {
  const { router } = usePortal();
  const route = useRoute();
  const path = id === NEW ? kind.form : kind.own(id);
  const target = inLocale(path, localeOfPath(route).locale) + splitRoute(route)[1];
  useEffect(() => {
    router.navigate(target, { replace: true });
  }, [router, target]);
  return null;
}

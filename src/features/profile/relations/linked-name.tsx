import { useLingui } from '@lingui/react/macro';
import type { RelationName as Name } from './use-relation-names';

/** Renders the name of a linked record, or the state of loading it. */
export function LinkedName({ name, id }: { name: Name; id: number | undefined }) {
  const { t } = useLingui();
  switch (name.step) {
    case 'ready':
      return <>{name.name || t`Nr. ${String(id)}`}</>;
    case 'loading':
      return <span className="hint">{t`wird geladen …`}</span>;
    case 'gone':
      return <span className="hint">{t`nicht mehr vorhanden`}</span>;
    case 'failed':
      return <span className="hint">{t`Nr. ${String(id)} (der Name konnte nicht geladen werden)`}</span>;
    default:
      return <span className="hint">{t`nicht angegeben`}</span>;
  }
}

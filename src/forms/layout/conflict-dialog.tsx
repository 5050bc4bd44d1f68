import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { valueAt } from '../../lib/value-at';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import type { Structure } from '../engine/field-definitions';
import { hasRows, labelOf } from '../engine/form-paths';
import type { Conflict } from '../saving/form-control';
import { mergedWith } from '../saving/merge-values';
import { Cards, ConflictChoice, Fieldset, Quick } from './conflict-layout';

type Props = {
  conflict: Conflict<object>;
  structure: Structure;
  /** Formats a value; returns '' for none. */
  show(path: string, value: unknown): string;
  /** The name of the person who changed it; absent for the same person elsewhere. */
  by?: string | undefined;
  /** Closes the dialog and leaves the form unsent. */
  onClose(): void;
};

type Side = 'mine' | 'theirs';

/** Renders the dialog for a record that was changed elsewhere, to choose between both versions of each field. */
export function ConflictDialog({ conflict, structure, show, by, onClose }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { serverValues, localValues, paths, resolve } = conflict;
  const allOf = (side: Side): Record<string, Side> => Object.fromEntries(paths.map((path) => [path, side]));
  const [sides, setSides] = useState(() => allOf('mine'));
  const chooseAll = (side: Side) => setSides(allOf(side));
  const textOf = (path: string, value: unknown) => show(path, value) || (isRemoved(path) ? t`(entfernt)` : t`(leer)`);
  // True if one of the versions has removed the row at the path.
  const isRemoved = (path: string) => [localValues, serverValues].some((values) => !hasRows(structure, path, values));
  const labelAt = (path: string) =>
    labelOf(structure, path, hasRows(structure, path, localValues) ? localValues : serverValues, _, 'full');

  return (
    <Dialog title={t`Inzwischen wurde etwas geändert`} onClose={onClose} isWide>
      <p>
        {by
          ? t`${by} hat diese Angaben geändert, während Sie hier geschrieben haben. Bitte wählen Sie, was gelten soll.`
          : t`Diese Angaben wurden an anderer Stelle geändert, während Sie hier geschrieben haben. Bitte wählen Sie, was gelten soll.`}
      </p>
      <Quick>
        <button type="button" className="chip" onClick={() => chooseAll('mine')}>{t`Alle meine`}</button>
        <button type="button" className="chip" onClick={() => chooseAll('theirs')}>{t`Alle anderen`}</button>
      </Quick>
      {paths.map((path) => (
        <Fieldset key={path}>
          <legend className="label">{labelAt(path)}</legend>
          <Cards>
            {(['mine', 'theirs'] as const).map((side) => (
              <ConflictChoice key={side}>
                <input
                  type="radio"
                  name={`conflict ${path}`}
                  checked={sides[path] === side}
                  onChange={() => setSides({ ...sides, [path]: side })}
                />
                <span>
                  <small>{side === 'mine' ? t`Meine Angabe` : by ? t`Angabe von ${by}` : t`Andere Angabe`}</small>
                  <span>{textOf(path, valueAt(side === 'mine' ? localValues : serverValues, path))}</span>
                </span>
              </ConflictChoice>
            ))}
          </Cards>
        </Fieldset>
      ))}
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>{t`Weiter bearbeiten`}</button>
        <button
          type="button"
          className="button"
          onClick={() =>
            resolve(
              mergedWith(
                localValues,
                serverValues,
                paths.filter((path) => sides[path] === 'theirs'),
              ),
            )
          }
        >
          {t`So speichern`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}

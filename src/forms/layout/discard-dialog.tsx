import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import type { FormControl } from '../saving/form-control';
import { changedFields } from './changed-fields';

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 24px;
  overflow-wrap: anywhere;
`;

type Props = { control: FormControl<object>; onClose(): void; onDiscard(): void };

/** Renders the confirmation before changes are discarded, with the names of the changed fields. */
export function DiscardDialog({ control, onClose, onDiscard }: Props) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const { form, description } = control;
  const [changed] = useState(() => changedFields(description, form.values(), form.initialValues(), _));
  return (
    <Dialog title={t`Änderungen verwerfen?`} onClose={onClose}>
      {changed.length > 0 && (
        <>
          <p>{t`Das haben Sie geändert:`}</p>
          <List>
            {changed.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </List>
        </>
      )}
      <p>{t`Das Formular zeigt danach wieder, was Sie zuletzt gespeichert haben.`}</p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t`Änderungen behalten`}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            onDiscard();
          }}
        >
          {t`Verwerfen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}

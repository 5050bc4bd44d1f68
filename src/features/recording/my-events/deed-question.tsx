import styled from '@emotion/styled';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import type { OwnEvent } from './own-event';

const MOST_TITLES = 5;

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 1.3em;
`;

type Props = {
  deed: 'delete' | 'cancel';
  events: readonly OwnEvent[];
  onClose(): void;
  onYes(): void;
};

/** Asks before events are deleted or cancelled. */
export function DeedQuestion({ deed, events, onClose, onYes }: Props) {
  const { t } = useLingui();
  const count = events.length;
  const rest = count - MOST_TITLES;
  const isDelete = deed === 'delete';
  const isVisible = events.some((event) => event.isVisible);
  const title = isDelete
    ? t`${plural(count, { one: 'Veranstaltung löschen?', other: '# Veranstaltungen löschen?' })}`
    : t`${plural(count, { one: 'Veranstaltung absagen?', other: '# Veranstaltungen absagen?' })}`;
  return (
    <Dialog title={title} onClose={onClose}>
      <List>
        {events.slice(0, MOST_TITLES).map((event) => (
          <li key={event.id} lang="de">
            {event.title}
          </li>
        ))}
        {rest > 0 && <li>{t`und ${rest} weitere`}</li>}
      </List>
      <p>
        {!isDelete
          ? t`Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.`
          : isVisible
            ? t`Besucher finden sie dann nicht mehr. Fällt sie aus, sagen Sie sie besser ab: Dann erfahren es alle.`
            : t`Sie können das zehn Minuten lang rückgängig machen.`}
      </p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={onClose}>
          {t`Abbrechen`}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {isDelete ? t`Löschen` : t`Absagen`}
        </button>
      </DialogButtons>
    </Dialog>
  );
}

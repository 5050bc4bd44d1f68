import { AccountIcon } from '../../ui/account-icons';
import { IconButton } from './icon-button';

/** Renders a button that removes a row. @param label with the name of the row: 'Bild 2 entfernen' */
export const RemoveButton = ({ label, onRemove }: { label: string; onRemove(): void }) => (
  <IconButton label={label} onPress={onRemove}>
    <AccountIcon name="trash" />
  </IconButton>
);

import { IconButton } from '../../../../forms/fields/icon-button';
import { DateIcon, type DateIconName } from './date-icon';

/** An action for a row; its label includes the name of the row. */
export type DateRowAction = { icon: DateIconName; label: string; act(): void; isExpanded?: boolean };

/** Renders the action buttons of a row. */
export const RowActions = ({ actions }: { actions: readonly DateRowAction[] }) =>
  actions.map(({ icon, label, act, isExpanded }) => (
    <IconButton key={icon} label={label} kind={icon} aria-expanded={isExpanded} onPress={act}>
      <DateIcon name={icon} />
    </IconButton>
  ));

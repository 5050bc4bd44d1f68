import { AccountIcon, type AccountIconName } from '../../../../ui/account-icons';
import { Outline } from '../../../../ui/painter-icon';

/** The outlines of the icons that only dates need, on a 24 by 24 grid. */
const OUTLINES = {
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  repeat: 'M17 3l4 4-4 4M21 7H8a5 5 0 0 0-5 5m4 9-4-4 4-4M3 17h13a5 5 0 0 0 5-5',
} as const;

export type DateIconName = AccountIconName | keyof typeof OUTLINES;

const isDateIcon = (name: DateIconName): name is keyof typeof OUTLINES => Object.hasOwn(OUTLINES, name);

/** Renders the icon of an action for a date, hidden from assistive technology. */
export const DateIcon = ({ name }: { name: DateIconName }) =>
  isDateIcon(name) ? <Outline path={OUTLINES[name]} /> : <AccountIcon name={name} />;

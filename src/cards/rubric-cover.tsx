/** @jsxImportSource #view */
import type { EventRow } from '../model/answers/event-row';
import { RubricIcon } from '../ui/rubric-icon';

/** Returns the substitute for a card's picture. The icons are heavy, so they load only if a picture is missing. */
export const rubricCover = ({ rubric }: Pick<EventRow, 'rubric'>) => <RubricIcon name={rubric.icon} size={56} />;

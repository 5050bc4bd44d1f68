/** @jsxImportSource #view */
import type { EventRow } from '../model/answers/event-row';
import { RubricIcon } from '../ui/rubric-icon';

/** What stands on a card in the place of its picture. The outlines are heavy: they load where a picture is missing. */
export const rubricCover = ({ rubric }: Pick<EventRow, 'rubric'>) => <RubricIcon name={rubric.icon} size={56} />;

import { TEXT_NAMES } from '../../../../model/records/event-content';
import { DescriptionField } from './description-field';

/** Renders the short and long descriptions that the client shows. */
export const DescriptionsSection = () =>
  TEXT_NAMES.filter((name) => name !== 'title').map((name) => <DescriptionField key={name} name={name} path={name} />);

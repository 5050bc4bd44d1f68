import { lazily } from '../../../../lib/lazily';

/** The readers of calendars and pages, which come with the first file. */
export const eventFileReader = lazily(
  async () => (await import('../../../../model/event-import/read-event-file')).readEventFile,
);

import { addDays } from '../../../src/lib/days';

/** The references of the table's events; each test passes existing ones. */
export type Records = {
  /** The main rubric and two others. */
  rubrics: [number, number, number];
  /** An address. */
  address: number;
};

/** An event to send. */
export type Payload = Record<string, unknown>;

/** Returns an event to send that a client without settings of its own lets publish. @param today 'YYYY-MM-DD' */
export const aWholeEvent = ({ rubrics, address }: Records, today: string): Payload => ({
  state: 'published',
  title: 'Jazz am Abend',
  rubrics: [rubrics[0]],
  tags: ['Musik'],
  location: address,
  dates: [{ date: addDays(today, 7), times: [{ from: '19:30', until: '22:00' }] }],
});

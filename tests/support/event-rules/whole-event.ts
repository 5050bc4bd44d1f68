import { addDays } from '../../../src/lib/days';

/** What the events of the table point at; each test says what is there. */
export type Records = {
  /** The main rubric and two others. */
  rubrics: [number, number, number];
  /** An address. */
  address: number;
};

/** An event as it is sent. */
export type Payload = Record<string, unknown>;

/** An event that a client without settings of its own lets publish, as it is sent. @param today 'YYYY-MM-DD' */
export const aWholeEvent = ({ rubrics, address }: Records, today: string): Payload => ({
  state: 'published',
  title: 'Jazz am Abend',
  rubrics: [rubrics[0]],
  tags: ['Musik'],
  location: address,
  dates: [{ date: addDays(today, 7), times: [{ from: '19:30', until: '22:00' }] }],
});

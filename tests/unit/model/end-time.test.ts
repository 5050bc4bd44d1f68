import { describe, expect } from 'vitest';
import { endTimeOf } from '../../../src/model/end-time';
import { END_TIME_TABLE } from '../../support/end-time-table';
import { itForAll } from '../../support/it-for-all';
import { inZone } from '../../support/zones';

describe.each(['Europe/Berlin', 'America/New_York'])('for a visitor in %s', (zone) => {
  itForAll(END_TIME_TABLE)('%s ends', (_, times, over) => {
    const at = inZone(zone, () => endTimeOf({ fullDay: false, ...times }));
    expect(new Date(at).toISOString().slice(0, 16)).toBe(over);
  });
});

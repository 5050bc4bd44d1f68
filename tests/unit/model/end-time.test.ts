import { describe, expect } from 'vitest';
import { endTimeOf } from '../../../src/model/end-time';
import { itForAll } from '../../support/it-for-all';
import { OVER_TABLE } from '../../support/over-table';
import { inZone } from '../../support/zones';

describe.each(['Europe/Berlin', 'America/New_York'])('for a visitor in %s', (zone) => {
  itForAll(OVER_TABLE)('what %s is over', (_, times, over) => {
    const at = inZone(zone, () => endTimeOf({ fullDay: false, ...times }));
    expect(new Date(at).toISOString().slice(0, 16)).toBe(over);
  });
});

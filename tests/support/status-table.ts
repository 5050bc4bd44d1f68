import type { EventStatus } from '../../src/model/answers/appointment';
import type { DateChange } from '../../src/model/effective-date';

/** The planned day of every date, the new day and location of the whole event, and those of a date. */
export const PLANNED = '2026-07-01';
const WHOLE_DAY = '2026-07-11';
const OWN_DAY = '2026-07-21';
const WHOLE_PLACE = 'Stadthalle';
const OWN_PLACE = 'Museum';

const news = (status: EventStatus, newDate = '', newLocation = ''): DateChange => ({
  ...{ status },
  ...(newDate && { newDate }),
  ...(newLocation && { newLocation }),
});

const OWN = {
  scheduled: news('scheduled'),
  cancelled: news('cancelled', OWN_DAY, OWN_PLACE),
  open: news('postponed'),
  postponed: news('postponed', OWN_DAY),
  moved: news('moved', '', OWN_PLACE),
  soldOut: news('soldOut'),
};

const WHOLE = {
  scheduled: news('scheduled'),
  cancelled: news('cancelled', WHOLE_DAY, WHOLE_PLACE),
  open: news('postponed'),
  postponed: news('postponed', WHOLE_DAY, WHOLE_PLACE),
  moved: news('moved', '', WHOLE_PLACE),
  soldOut: news('soldOut'),
};

type Name = keyof typeof OWN;

/** The effective change of a date, for each status of the whole event and each of the date. */
const RESULTS: Record<Name, Record<Name, DateChange>> = {
  scheduled: { ...OWN, cancelled: news('cancelled') },
  cancelled: {
    scheduled: news('cancelled'),
    cancelled: news('cancelled'),
    open: news('cancelled'),
    postponed: news('cancelled'),
    moved: news('cancelled'),
    soldOut: news('cancelled'),
  },
  open: {
    scheduled: news('postponed'),
    cancelled: news('postponed'),
    open: news('postponed'),
    postponed: news('postponed', OWN_DAY),
    moved: news('postponed'),
    soldOut: news('postponed'),
  },
  postponed: {
    scheduled: WHOLE.postponed,
    cancelled: WHOLE.postponed,
    open: WHOLE.postponed,
    postponed: news('postponed', OWN_DAY, WHOLE_PLACE),
    moved: WHOLE.postponed,
    soldOut: WHOLE.postponed,
  },
  moved: {
    scheduled: WHOLE.moved,
    cancelled: news('cancelled'),
    open: news('postponed', '', WHOLE_PLACE),
    postponed: news('moved', OWN_DAY, WHOLE_PLACE),
    moved: news('moved', '', OWN_PLACE),
    soldOut: WHOLE.moved,
  },
  soldOut: {
    scheduled: news('soldOut'),
    cancelled: news('cancelled'),
    open: news('postponed'),
    postponed: news('soldOut', OWN_DAY),
    moved: news('soldOut', '', OWN_PLACE),
    soldOut: news('soldOut'),
  },
};

const NAMES = Object.keys(OWN) as Name[];

/** The statuses of a whole event with those of its dates, and the effective change of each date. */
export const STATUS_TABLE = NAMES.map((whole) => ({
  name: whole,
  whole: WHOLE[whole],
  dates: NAMES.map((own) => ({ name: own, own: OWN[own], result: RESULTS[whole][own] })),
}));

/** Returns the change of a date without empty fields. */
export const toldOf = ({
  status,
  newDate,
  newLocation,
}: {
  status?: string;
  newDate?: string | null;
  newLocation?: string | null;
}) => news((status ?? 'scheduled') as EventStatus, newDate ?? '', newLocation ?? '');

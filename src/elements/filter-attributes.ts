import {
  maybeChoice as choice,
  maybeAmount as count,
  maybeDay as day,
  type Kind,
  maybeText as text,
} from '../settings/setting-kinds';

/** Attributes that choose events; setFilter() takes the same. */
export const filterAttributes = {
  /** Text to search for. */
  q: text(),
  /** Id of a category, or several separated by commas. */
  rubric: text(),
  /** Name of a tag, or several separated by commas. */
  tag: text(),
  /** Id of a community. */
  community: count(0, 2_147_483_647),
  /** Place or postcode to search around. */
  near: text(),
  /** Radius around `near` in kilometres. Default: 15. */
  radius: count(1, 200),
  /**
   * Days that move with the calendar; `week` is the next 7 days, `month` the next 30. Takes precedence over `from` and
   * `to`. Default: all coming days.
   */
  when: choice('today', 'tomorrow', 'weekend', 'week', 'month'),
  /** First day, as in 2026-12-24. Default: none; past events are left out. */
  from: day(),
  /** Last day. Default: none. */
  to: day(),
} as const satisfies Record<string, Kind<unknown>>;

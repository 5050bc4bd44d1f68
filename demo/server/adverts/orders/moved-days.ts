/** The days to which an operator has moved others, each with the day of the invoice that it stands for. */
export type MovedDays = Readonly<Record<string, string>>;

/** The present days of an order, and which of them were moved. */
export type BookedDays = { dates: readonly string[]; moved: MovedDays };

/** Returns the day of the invoice for a day of an order. */
export const pricedDay = (moved: MovedDays, day: string): string => moved[day] ?? day;

/** Returns the days of the invoice for the present days of an order: a move keeps the price. */
export const pricedDays = ({ dates, moved }: BookedDays): string[] => dates.map((day) => pricedDay(moved, day)).sort();

/** Moves a day of an order to one that it does not have. */
export function withMovedDay({ dates, moved }: BookedDays, day: string, to: string): BookedDays {
  const { [day]: invoiced = day, ...others } = moved;
  return {
    dates: [...dates.filter((one) => one !== day), to].sort(),
    moved: invoiced === to ? others : { ...others, [to]: invoiced },
  };
}

/** Returns the moved days as pairs, in the order of the new ones. */
export const movedPairs = (moved: MovedDays): { from: string; to: string }[] =>
  Object.entries(moved)
    .map(([to, from]) => ({ from, to }))
    .sort((one, other) => one.to.localeCompare(other.to));

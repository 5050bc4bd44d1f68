const INT8 = 20;
const DATE = 1082;

/** Readers of the types that PGlite and pg would answer differently, by the number of the type. */
export const columnParsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [DATE]: (text) => text };

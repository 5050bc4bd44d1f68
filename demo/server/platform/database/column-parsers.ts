const INT8 = 20;
const DATE = 1082;

/** Parsers of the types for which PGlite and pg differ, by the type's number. */
export const columnParsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [DATE]: (text) => text };

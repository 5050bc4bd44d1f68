import type { Csv, CsvRow } from './read-csv';

/** A rubric of events in a file. Without an id it is found by its name. */
export type RubricRow = {
  line: number;
  id: number | undefined;
  name: string;
  nameEn: string | null;
  color: string;
  icon: string;
  position: number;
};

/** A role of persons in a file. Without an id it is found by its name. */
export type RoleRow = { line: number; id: number | undefined; name: string; type: string; position: number };

/** A community in a file, or a district of one. */
export type CommunityRow = {
  line: number;
  communityId: number;
  districtId: number | null;
  name: string;
  namePath: string;
  zips: string[];
  lat: number | null;
  lon: number | null;
  population: number;
};

/** A mistake in a line of a file. */
export type Mistake = { line: number; mistake: string };

/** The numbers of entries; `left` are stored ones that the files do not have: they stay. */
export type Counts = { added: number; changed: number; unchanged: number; left: number };

/** The kinds of catalogues, each with its columns; those with `*` are required. */
export const CATALOGUE_COLUMNS = {
  rubrics: ['id', 'name*', 'name_en', 'color', 'icon', 'position'],
  roles: ['id', 'name*', 'type*', 'position'],
  communities: ['community_id*', 'district_id', 'name*', 'name_path', 'zips*', 'lat', 'lon', 'population'],
} as const;

export type CatalogueKind = keyof typeof CATALOGUE_COLUMNS;

/** The names of icons, as in src/ui/rubric-icon.tsx; any other would be shown as a star. */
const ICONS = [
  ...['star', 'music', 'stage', 'child', 'market', 'nature', 'talk', 'art', 'book'],
  ...['sport', 'film', 'party', 'church', 'food', 'course', 'tour'],
];
const ANY_COLOR = '#455a8a';
const INT4 = 2_147_483_647;
const MAX_NAME_LENGTH = 200;
const MAX_LAT = 90;
const MAX_LON = 180;

/** Returns the kind of a file by its columns, or the reason why it has none. */
export function kindOf({ columns }: Csv): CatalogueKind | { mistake: string } {
  const has = (name: string) => columns.includes(name);
  const kind = has('community_id') ? 'communities' : has('type') ? 'roles' : has('name') ? 'rubrics' : undefined;
  if (!kind) return { mistake: `no row of names. The files are ${expected()}` };
  const names = CATALOGUE_COLUMNS[kind].map((name) => name.replace('*', ''));
  const unknown = columns.filter((name) => !names.includes(name));
  const missing = CATALOGUE_COLUMNS[kind].filter((name) => name.endsWith('*') && !has(name.slice(0, -1)));
  const twice = columns.filter((name, index) => columns.indexOf(name) !== index);
  if (unknown.length > 0)
    return { mistake: `no column of ${kind}: ${unknown.join(', ')}. They are ${names.join(', ')}` };
  if (missing.length > 0)
    return { mistake: `${kind} need the column ${missing.map((name) => name.slice(0, -1)).join(', ')}` };
  if (twice.length > 0) return { mistake: `the column ${twice[0]} comes twice` };
  return kind;
}

/** Names the columns of each kind, those that a file may lack in brackets. */
export const expected = (): string =>
  Object.entries(CATALOGUE_COLUMNS)
    .map(
      ([kind, names]) =>
        `${kind} (${names.map((name) => (name.endsWith('*') ? name.slice(0, -1) : `[${name}]`)).join(';')})`,
    )
    .join(', ');

/** Reads rubrics; color and icon have defaults, the position is that in the file. */
export function readRubrics(rows: readonly CsvRow[]): { rows: RubricRow[]; mistakes: Mistake[] } {
  return readRows(rows, (cell, index) => ({
    id: cell.optional('id', whole),
    name: cell.name('name'),
    nameEn: cell.optional('name_en', (text) => text) ?? null,
    color:
      cell.optional('color', (text) =>
        /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : fail('a color such as #0b4f7d'),
      ) ?? ANY_COLOR,
    icon: cell.optional('icon', (text) => (ICONS.includes(text) ? text : fail(`one of ${ICONS.join(', ')}`))) ?? 'star',
    position: cell.optional('position', whole) ?? index,
  }));
}

/** Reads roles. */
export function readRoles(rows: readonly CsvRow[]): { rows: RoleRow[]; mistakes: Mistake[] } {
  return readRows(rows, (cell, index) => ({
    id: cell.optional('id', whole),
    name: cell.name('name'),
    type: cell.needed('type', (text) => (['address', 'private'].includes(text) ? text : fail('address or private'))),
    position: cell.optional('position', whole) ?? index,
  }));
}

/** Reads communities and their districts. */
export function readCommunities(rows: readonly CsvRow[]): { rows: CommunityRow[]; mistakes: Mistake[] } {
  return readRows(rows, (cell) => {
    const name = cell.name('name');
    const [lat, lon] = [cell.optional('lat', degrees(MAX_LAT)) ?? null, cell.optional('lon', degrees(MAX_LON)) ?? null];
    if ((lat === null) !== (lon === null)) cell.wrong('lat and lon belong together: one is missing');
    return {
      communityId: cell.needed('community_id', whole),
      districtId: cell.optional('district_id', whole) ?? null,
      name,
      namePath: cell.optional('name_path', (text) => text) ?? name,
      zips: cell.needed('zips', postcodes),
      ...{ lat, lon },
      population: cell.optional('population', whole) ?? 0,
    };
  });
}

class Wrong extends Error {}

/** Fails a cell with the text of what is expected. */
function fail(expectation: string): never {
  throw new Wrong(expectation);
}

const whole = (text: string) =>
  /^\d{1,10}$/.test(text) && Number(text) <= INT4 ? Number(text) : fail('a whole number');

/** Reads degrees with a point or a comma. */
const degrees = (most: number) => (text: string) => {
  const value = /^-?\d{1,3}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Math.abs(value) <= most ? value : fail(`degrees from -${most} to ${most}`);
};

/** Reads postcodes that are separated by spaces, commas or bars. */
const postcodes = (text: string) => {
  const zips = text.split(/[\s,|/]+/).filter(Boolean);
  return zips.every((zip) => /^\d{4,5}$/.test(zip)) ? [...new Set(zips)] : fail('postcodes, separated by spaces');
};

type Cells = {
  name: (column: string) => string;
  needed: <Value>(column: string, read: (text: string) => Value) => Value;
  optional: <Value>(column: string, read: (text: string) => Value) => Value | undefined;
  wrong: (mistake: string) => void;
};

/** Reads each row, and collects all mistakes. */
function readRows<Row extends object>(
  rows: readonly CsvRow[],
  read: (cell: Cells, index: number) => Row,
): { rows: (Row & { line: number })[]; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const found = rows.map(({ line, cells }, index) => {
    const wrong = (mistake: string) => mistakes.push({ line, mistake });
    const tried = <Value>(column: string, text: string, readCell: (text: string) => Value): Value | undefined => {
      try {
        return readCell(text);
      } catch (error) {
        if (!(error instanceof Wrong)) throw error;
        wrong(`${column}: expected ${error.message}, not "${text.slice(0, 60)}"`);
        return undefined;
      }
    };
    const optional: Cells['optional'] = (column, readCell) => {
      const text = cells[column] ?? '';
      return text === '' ? undefined : tried(column, text, readCell);
    };
    const needed: Cells['needed'] = (column, readCell) => {
      if ((cells[column] ?? '') === '') wrong(`${column} is missing`);
      // A row with a mistake is never stored, so its value does not matter.
      return optional(column, readCell) as ReturnType<typeof readCell>;
    };
    const name = (column: string) =>
      needed(column, (text) =>
        text.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(text)
          ? text
          : fail(`one line of at most ${MAX_NAME_LENGTH} characters`),
      );
    return { ...read({ name, needed, optional, wrong }, index), line };
  });
  return { rows: found, mistakes };
}

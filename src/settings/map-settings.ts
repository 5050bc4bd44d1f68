import { group, type Kind, text } from './setting-kinds';

const PLACES = ['{z}', '{x}', '{y}'];

/** An address with places for zoom, column and row of a tile; '' for none. */
const tileAddress = (): Kind<string> => ({
  type: 'string',
  fallback: () => '',
  read(value) {
    if (value === '' || (typeof value === 'string' && PLACES.every((place) => value.includes(place)))) return value;
    throw new TypeError(`Expected an address with ${PLACES.join(', ')}.`);
  },
});

/** The map on which organisers show where a new place lies. */
export const mapSettings = group({
  /** Address of the tiles of a map (Web Mercator, 256 pixels), with `{z}`, `{x}` and `{y}` in it; a path is one below the API's base address. Nothing is asked of it before a user opens the map. Default none (no map). Section 3. */
  tiles: tileAddress(),
  /** Whose map it is, HTML; stands below the map. Default none. Section 3. */
  attribution: text(),
});

import { amount, clientText, group, type Kind } from './setting-kinds';

const PLACES = ['{z}', '{x}', '{y}'];
const POSITION = /^-?\d{1,2}(?:\.\d+)?,\s*-?\d{1,3}(?:\.\d+)?$/;

/** A text of a certain form; '' for none. */
const formedText = (isRight: (text: string) => boolean, wanted: string): Kind<string> => ({
  type: 'string',
  fallback: () => '',
  read(value) {
    if (value === '' || (typeof value === 'string' && isRight(value))) return value;
    throw new TypeError(`Expected ${wanted}.`);
  },
});

/** The map on which visitors see where events take place, and organisers show where a new place lies. */
export const mapSettings = group({
  /** Address of the tiles of a map (Web Mercator, 256 pixels), with `{z}`, `{x}` and `{y}` in it; a path is one below the API's base address. Nothing is asked of it before a user opens the map. Default none (no map). Section 3. */
  tiles: formedText(
    (address) => PLACES.every((place) => address.includes(place)),
    `an address with ${PLACES.join(', ')}`,
  ),
  /** Whose map it is, HTML; stands below the map. Default none. Section 3. */
  attribution: clientText(),
  /** The middle of the map of a list that nothing narrows: latitude and longitude, as in `48.4914, 9.2043`. Default none (the map shows all places). Section 3. */
  centre: formedText((position) => POSITION.test(position), 'latitude and longitude'),
  /** How near that map is, from 0 (the world) to 18 (a house). Default 11. Section 3. */
  zoom: amount(11, 0, 18),
});

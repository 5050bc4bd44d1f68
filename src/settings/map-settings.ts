import { amount, clientText, group, type Kind } from './setting-kinds';

const TILE_PLACEHOLDERS = ['{z}', '{x}', '{y}'];
const POSITION = /^-?\d{1,2}(?:\.\d+)?,\s*-?\d{1,3}(?:\.\d+)?$/;

/** Creates a setting of text that passes a check; '' for none. */
const validatedText = (isValid: (text: string) => boolean, expected: string): Kind<string> => ({
  type: 'string',
  fallback: () => '',
  read(value) {
    if (value === '' || (typeof value === 'string' && isValid(value))) return value;
    throw new TypeError(`Expected ${expected}.`);
  },
});

/** Creates a setting of an address of tiles. */
const tileAddress = () =>
  validatedText(
    (address) => TILE_PLACEHOLDERS.every((placeholder) => address.includes(placeholder)),
    `an address with ${TILE_PLACEHOLDERS.join(', ')}`,
  );

/** The map of events for visitors, on which authors also place a new location. */
export const mapSettings = group({
  /**
   * Address of the map's tiles (Web Mercator, 256 px), with `{z}`, `{x}` and `{y}`; a path is relative to the API's
   * base address. Tiles of the API's host load with the map, others after a press. Default none (no map). Section 3.
   */
  tiles: tileAddress(),
  /**
   * Address of transparent tiles with names alone, which the map of a list shows above its markers; from the same host as
   * `tiles`. Default none. Section 3.
   */
  labels: tileAddress(),
  /** Attribution of the map, HTML, shown below it. Default none. Section 3. */
  attribution: clientText(),
  /**
   * Centre of the map of a list without filters: latitude and longitude, as in `48.4914, 9.2043`. Default none (the map
   * shows all venues). Section 3.
   */
  centre: validatedText((position) => POSITION.test(position), 'latitude and longitude'),
  /** Zoom level of that map, from 0 (the world) to 18 (a house). Default 11. Section 3. */
  zoom: amount(11, 0, 18),
});

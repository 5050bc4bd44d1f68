import { GridLayer, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';

type Tiles = { _tiles: Record<string, { el: HTMLImageElement } | undefined> };

/**
 * Tiles that stop loading without the empty picture that Leaflet gives those it drops: it is a `data:` address, which
 * the content security policy of a page need not allow.
 */
const PlainTileLayer = TileLayer.extend({
  // Tiles of another zoom that have not come are dropped one by one.
  _abortLoading: undefined,
  _removeTile(this: Tiles, key: string) {
    this._tiles[key]?.el.removeAttribute('src');
    Reflect.get(GridLayer.prototype, '_removeTile').call(this, key);
  },
}) as unknown as typeof TileLayer;

/** Makes the layer of tiles of a map. @param tiles address of the tiles with {z}, {x} and {y} */
export const createTileLayer = (tiles: string, maxZoom: number): TileLayer => new PlainTileLayer(tiles, { maxZoom });

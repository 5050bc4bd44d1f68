import { GridLayer, TileLayer } from 'leaflet/dist/leaflet-src.esm.js';

type Tiles = { _tiles: Record<string, { el: HTMLImageElement } | undefined> };

/**
 * A tile layer that aborts loading without Leaflet's empty picture for dropped tiles: it is a `data:` address, which a
 * page's content security policy may forbid.
 */
const PlainTileLayer = TileLayer.extend({
  // Unloaded tiles of another zoom are dropped one by one.
  _abortLoading: undefined,
  _removeTile(this: Tiles, key: string) {
    this._tiles[key]?.el.removeAttribute('src');
    Reflect.get(GridLayer.prototype, '_removeTile').call(this, key);
  },
}) as unknown as typeof TileLayer;

/**
 * Creates a tile layer of a map.
 *
 * @param tiles address of the tiles with {z}, {x} and {y}
 * @param pane the pane of another layer than the first
 */
export const createTileLayer = (tiles: string, maxZoom: number, pane = 'tilePane'): TileLayer =>
  new PlainTileLayer(tiles, { maxZoom, pane });

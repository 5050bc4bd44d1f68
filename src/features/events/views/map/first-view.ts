import { firstBox, type Place } from '../../../../model/answers/places';
import {
  changeFilter,
  DEFAULT_RADIUS_KM,
  type EventFilter,
  emptyFilter,
  queryOf,
} from '../../../../model/event-filter';
import type { MapSettings } from '../../../../settings/to-map-settings';
import type { MapBox, MapView } from '../../../../ui/map/map-box';
import type { MapCircle } from './create-places-map';

/** The margin around the search circle in px. */
const CIRCLE_MARGIN = 16;
const KILOMETRES_PER_DEGREE = 111.2;
/** The view of Germany. */
const GERMANY: MapView = { middle: { lat: 51.1, lon: 10.4 }, zoom: 5 };

/** Returns the search circle of a filter. */
export function circleOf({ near, radiusKm = DEFAULT_RADIUS_KM }: EventFilter): MapCircle | undefined {
  if (near?.lat === undefined || near.lon === undefined) return undefined;
  return { lat: near.lat, lon: near.lon, radiusKm };
}

function boxOfCircle({ lat, lon, radiusKm }: MapCircle): MapBox {
  const latitudeRadius = radiusKm / KILOMETRES_PER_DEGREE;
  const longitudeRadius = latitudeRadius / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return {
    west: lon - longitudeRadius,
    south: Math.max(-90, lat - latitudeRadius),
    east: lon + longitudeRadius,
    north: Math.min(90, lat + latitudeRadius),
    edge: CIRCLE_MARGIN,
    isTight: true,
  };
}

/** Returns the client's centre. A present setting has the form of a position. */
function centreOf({ centre, zoom }: MapSettings): MapView | undefined {
  const [lat, lon] = centre.split(',').map(Number);
  return lat === undefined || lon === undefined ? undefined : { middle: { lat, lon }, zoom };
}

const isNarrowed = (filter: EventFilter) =>
  queryOf(changeFilter(filter, { view: undefined, month: undefined, sort: undefined })) !== queryOf(emptyFilter());

type FirstViewInput = {
  filter: EventFilter;
  bounds: MapBox | undefined;
  settings: MapSettings;
  places: readonly Place[];
};

/** Returns the first view of a map: the searched part, the circle, for no filter the client's centre, else all. */
export function firstView({ filter, bounds, settings, places }: FirstViewInput): MapView | MapBox {
  const circle = circleOf(filter);
  const centre = centreOf(settings);
  const allPlaces = firstBox(places) ?? centre ?? GERMANY;
  if (bounds) return bounds;
  if (circle) return boxOfCircle(circle);
  return isNarrowed(filter) ? allPlaces : (centre ?? allPlaces);
}

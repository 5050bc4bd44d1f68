import { divIcon, Marker, type MarkerOptions } from 'leaflet/dist/leaflet-src.esm.js';
import type { LatLon } from './map-box';
import { mapPin } from './map-pin';

/** The size of the pin in px. */
export const PIN = { width: 32, height: 42 };

/** Creates a pin whose lower end is the point. */
export const pinMarker = ({ lat, lon }: LatLon, options: MarkerOptions = {}): Marker =>
  new Marker([lat, lon], {
    ...options,
    keyboard: false,
    icon: divIcon({
      html: mapPin(),
      className: 'map-pin',
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    }),
  });

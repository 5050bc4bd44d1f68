/** The other builds of Leaflet write to `window.L`, which belongs to the page. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}

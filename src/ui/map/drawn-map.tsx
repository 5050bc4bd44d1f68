/** Renders a fictitious map in the colours of the page, as a placeholder of a map. */
export function DrawnMap() {
  return (
    <svg className="map-drawing" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="map-drawn-land">
        <circle cx="96" cy="92" r="58" />
        <circle cx="296" cy="190" r="76" />
        <circle cx="214" cy="52" r="26" />
        <circle cx="70" cy="236" r="34" />
      </g>
      <g className="map-drawn-roads">
        <path d="M-10 150C60 140 80 110 96 92s70-40 118-40 130-20 196-62" />
        <path d="M96 92c40 60 120 60 200 98s80 70 120 80M70 236c70-10 150-60 226-46M70 236C60 170 80 120 96 92" />
        <path d="M214 52c20 60 50 100 82 138s10 80 0 120" />
      </g>
      <g className="map-drawn-points">
        <circle cx="96" cy="92" r="9" />
        <circle cx="296" cy="190" r="12" />
        <circle cx="214" cy="52" r="7" />
        <circle cx="70" cy="236" r="7" />
      </g>
    </svg>
  );
}

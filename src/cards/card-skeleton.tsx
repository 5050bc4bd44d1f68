/** @jsxImportSource #view */
/** Renders the skeleton of a card in the exact size of a card. */
export function CardSkeleton() {
  return (
    <div className="card is-waiting" aria-hidden="true">
      <div className="card-image" />
      <div className="card-body">
        <span className="card-rubric">&nbsp;</span>
        <span className="card-title">&nbsp;</span>
        <span className="card-meta">&nbsp;</span>
        <span className="card-price" />
      </div>
    </div>
  );
}

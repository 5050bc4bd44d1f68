/** The state of sending the order. */
export type OrderSubmission = {
  isSending: boolean;
  error: unknown;
  /** The price in cents of an order that the server refused because of its price. */
  refusedGross: number | undefined;
  /** True while the result of a sent order is unknown. */
  isUnknown: boolean;
  /** Places a binding order; while it is being sent or its result is unknown, the same order is retried. */
  order(): void;
  /** Forgets the sent order: the person has seen that it has not arrived. */
  drop(): void;
};

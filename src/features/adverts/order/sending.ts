/** How the order is sent. */
export type Sending = {
  isSending: boolean;
  error: unknown;
  /** Cents that the order was to cost, where the server has refused it because of its price. */
  refusedGross: number | undefined;
  /** Whether it is not known yet what has become of an order that was sent. */
  isUnknown: boolean;
  /** Orders at a cost; while it is being sent, and while it is not known what became of it, the same order is asked for again. */
  order(): void;
  /** Asks no more for the order that was sent: the person has seen that it has not arrived. */
  drop(): void;
};

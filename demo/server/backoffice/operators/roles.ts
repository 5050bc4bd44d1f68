/** The roles of operators with their labels. */
export const operatorRoles = {
  all: 'Alles',
  editing: 'Redaktion',
  billing: 'Anzeigen und Abrechnung',
} as const;

/** The role of an operator in the back office. */
export type OperatorRole = keyof typeof operatorRoles;

/** The operator of a session. */
export type SessionOperator = {
  id: number;
  name: string;
  email: string;
  role: OperatorRole;
  /** The keys of the clients that the operator may open; null for all. */
  clients: readonly string[] | null;
};

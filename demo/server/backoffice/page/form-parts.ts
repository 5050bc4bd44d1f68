import { html } from 'hono/html';
import { placeFields, type QueuePlace } from '../queue/queue-place';
import { csrfField, type Html } from './page';

/** What the forms of a page carry. */
export type FormParts = {
  client: string;
  csrf: string;
  /** Of a form in the queue: the operator goes on from here after the decision. */
  place?: QueuePlace | undefined;
};

/** The hidden fields of a form with a decision: its proof, and its place in the queue. */
export const decisionFields = ({ csrf, place }: FormParts): Html =>
  html`${csrfField(csrf)}${place && placeFields(place)}`;

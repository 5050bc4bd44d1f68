import { html } from 'hono/html';
import { type QueuePlace, queuePlaceFields } from '../queue/queue-place';
import { csrfField, type Html } from './page';

/** The common parts of a page's forms. */
export type FormContext = {
  client: string;
  csrf: string;
  /** The position of a form in the queue: the operator continues from here after the decision. */
  queuePlace?: QueuePlace | undefined;
};

/** Renders the hidden fields of a decision's form: its CSRF token, and its position in the queue. */
export const hiddenInputs = ({ csrf, queuePlace }: FormContext): Html =>
  html`${csrfField(csrf)}${queuePlace && queuePlaceFields(queuePlace)}`;

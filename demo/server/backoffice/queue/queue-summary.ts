import { html } from 'hono/html';
import type { Html } from '../page/page';

/** The sentence above an entry of the queue: who wants what. */
export const leadOf = (sentence: string): Html => html`<p class="lead">${sentence}</p>`;

import { html } from 'hono/html';
import type { Html } from '../page/page';

/** Renders the summary line of a review-queue entry. */
export const summaryLine = (sentence: string): Html => html`<p class="lead">${sentence}</p>`;

// What a server does with the package: nothing may be said, and nothing may happen.
import 'event-portal';
import 'event-portal/react';
import 'event-portal/vue';
import 'event-portal/svelte';
import { newPrerender } from 'event-portal/prerender';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const before = Object.keys(globalThis).join();
newPrerender();
const list = createElement('event-list', {
  host: 'https://events.example',
  limit: 6,
  'onportal-ready': () => undefined,
});
process.stdout.write(renderToString(list));
if (Object.keys(globalThis).join() !== before || 'EventPortal' in globalThis) process.exitCode = 1;

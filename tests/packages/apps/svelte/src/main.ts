import 'event-portal';
import { mount } from 'svelte';
import App from './app.svelte';

mount(App, {
  target: document.querySelector('#app') as HTMLElement,
  props: { host: new URLSearchParams(location.search).get('host') ?? '' },
});

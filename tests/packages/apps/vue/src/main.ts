import 'event-portal';
import { createApp } from 'vue';
import App from './app.vue';

createApp(App, { host: new URLSearchParams(location.search).get('host') ?? '' }).mount('#app');

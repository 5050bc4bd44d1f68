import 'event-portal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

createRoot(document.querySelector('#app') as HTMLElement).render(
  <StrictMode>
    <App host={new URLSearchParams(location.search).get('host') ?? ''} />
  </StrictMode>,
);

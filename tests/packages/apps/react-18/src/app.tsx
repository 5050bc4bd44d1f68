import type { EventList } from 'event-portal';
import { version as reactVersion, useEffect, useRef, useState } from 'react';

/** A page whose list says when it is ready. React 18 hears only events that it knows, so the page listens by itself. */
export function App({ host }: { host: string }) {
  const list = useRef<EventList>(null);
  const [version, setVersion] = useState('');
  useEffect(() => {
    const element = list.current;
    const onReady = ({ detail }: CustomEvent<{ version: string }>) => setVersion(detail.version);
    element?.addEventListener('portal-ready', onReady);
    return () => element?.removeEventListener('portal-ready', onReady);
  }, []);
  return (
    <main data-react={reactVersion}>
      <button type="button" onClick={() => list.current?.setFilter({ q: 'Konzert' })}>
        Konzerte
      </button>
      <output>{version}</output>
      <event-list ref={list} class="events" host={host} limit={6} />
    </main>
  );
}

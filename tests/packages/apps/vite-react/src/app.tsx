import type { EventList } from 'event-portal';
import { useRef, useState } from 'react';

/** A page whose list says when it is ready, and can be told what to show. */
export function App({ host }: { host: string }) {
  const list = useRef<EventList>(null);
  const [version, setVersion] = useState('');
  return (
    <main>
      <button type="button" onClick={() => list.current?.setFilter({ q: 'Konzert' })}>
        Konzerte
      </button>
      <output>{version}</output>
      <event-list
        ref={list}
        className="events"
        host={host}
        limit={6}
        settings={JSON.stringify({ eventList: { resultsPerPage: 6 } })}
        onportal-ready={({ detail }) => setVersion(detail.version)}
      />
    </main>
  );
}

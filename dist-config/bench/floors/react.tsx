import r2wc from '@r2wc/react-to-web-component';
import { useEffect, useRef, useState } from 'react';
import { EAGER, fetchEvents, type Row, SIZES, sourcesOf } from './answer';
import css from './list.css?inline';

/* The same cards with React and r2wc, and nothing else. */

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
let format: Intl.DateTimeFormat | undefined;
/** Formats a day. Lazy: the first format takes a slow phone longer than all cards. */
const dayOf = (date: string) => {
  format ??= new Intl.DateTimeFormat('de', DAY);
  return format.format(new Date(date));
};

function Card({ host, row, place: index }: { host: string; row: Row; place: number }) {
  const { id, title, rubric, appointment, location, image } = row;
  return (
    <article>
      <div className="image" style={{ background: rubric.color }}>
        {image && (
          <img
            alt={image.alt}
            loading={index < EAGER ? 'eager' : 'lazy'}
            sizes={SIZES}
            srcSet={sourcesOf(host, image)}
          />
        )}
      </div>
      <div className="date">{dayOf(appointment.date)}</div>
      <div className="body">
        <span>{rubric.name}</span>
        <h3>
          <a href={`#${id}`}>{title}</a>
        </h3>
        <span>{[appointment.from, location?.name].filter(Boolean).join(' · ')}</span>
      </div>
    </article>
  );
}

function List({ host = '' }: { host?: string }) {
  const [rows, setRows] = useState<Row[]>([]);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fetchEvents(host).then(setRows, console.error);
  }, [host]);
  useEffect(() => {
    if (rows.length > 0) top.current?.dispatchEvent(new CustomEvent('portal-ready', { bubbles: true, composed: true }));
  }, [rows]);
  return (
    <>
      <style>{css}</style>
      <div className="cards" ref={top}>
        {rows.map((row, index) => (
          <Card key={row.id} {...{ host, row, place: index }} />
        ))}
      </div>
    </>
  );
}

customElements.define('react-list', r2wc(List, { shadow: 'open', props: { host: 'string' } }));

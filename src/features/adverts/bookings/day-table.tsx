import type { ReactNode } from 'react';
import { TableBox } from './booking-layout';

/** A table with a line for each day. Where it is wider than the page it scrolls, by the arrow keys, too: it takes the focus. */
export function DayTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <TableBox className="has-days" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{name}</caption>
        {children}
      </table>
    </TableBox>
  );
}

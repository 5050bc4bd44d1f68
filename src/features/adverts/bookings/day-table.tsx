import type { ReactNode } from 'react';
import { TableBox } from './booking-layout';

/**
 * Renders a table with a row for each day. If it is wider than the page it scrolls, also by arrow keys: it is
 * focusable.
 */
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

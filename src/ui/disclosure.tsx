import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'details'> & { summary: ReactNode };

/** Renders contents behind a summary that unfolds them, the whole row is the target; `is-box` is the head of a box. */
export function Disclosure({ summary, className = '', children, ...rest }: Props) {
  return (
    <details {...rest} className={`disclosure ${className}`}>
      <summary>
        <Icon name="down" size={18} />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

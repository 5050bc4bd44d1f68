import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon';

type Props = ComponentProps<'details'> & { summary: ReactNode };

/** Renders contents behind a summary that unfolds them; the whole row is the target. */
export function Fold({ summary, className = '', children, ...rest }: Props) {
  return (
    <details {...rest} className={`fold ${className}`}>
      <summary>
        <Icon name="down" size={18} />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

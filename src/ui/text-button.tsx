import type { ComponentProps } from 'react';

/** Renders a button of the third rank: its words only. */
export const TextButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`button is-text ${className}`} />
);

import type { ReactNode } from 'react';
import { usePortal } from '../../../app/portal';
import { headingLevelOf } from '../../../ui/heading-tag';
import { BookingSection } from './booking-layout';

/** Renders a section with a heading. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const Heading = `h${headingLevelOf(headingLevel + 1)}` as const;
  return (
    <BookingSection>
      <Heading>{title}</Heading>
      {children}
    </BookingSection>
  );
}

type TermProps = { name: string; children: ReactNode };

/** Renders a term with its description; nothing without one. */
export function Term({ name, children }: TermProps) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

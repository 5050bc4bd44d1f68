import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePortal } from '../../../../app/portal';
import type { FormControl } from '../../../../forms/saving/form-control';
import { headingTag } from '../../../../ui/heading-tag';
import { useSettledValues } from '../../record-form/frame/use-settled-values';
import type { EventDraft } from '../event-draft';
import { EventReadiness } from './event-readiness';
import { LiveCard } from './live-card';

const Column = styled.aside`
  display: grid;
  gap: 20px;

  &:empty {
    height: 1px;
  }
  @container portal (max-width: 899.9px) {
    display: none;
  }
  @container portal (min-width: 900px) {
    position: sticky;
    top: calc(var(--portal-hidden-above, 0px) + 12px);
  }
  @media print {
    display: none;
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

const Title = styled.h3`
  font-size: 1em;
`;

type Props = { control: FormControl<EventDraft> };

/** Renders what is beside the form of an event in a wide element: its card for visitors, and how complete it is. */
export function EventAside({ control }: Props) {
  const { t } = useLingui();
  const column = useRef<HTMLElement>(null);
  const isShown = useIsVisible(column);
  return (
    <Column ref={column} aria-label={t`Vorschau und Stand`}>
      {isShown && <Parts control={control} />}
    </Column>
  );
}

function Parts({ control }: Props) {
  const { t } = useLingui();
  const draft = useSettledValues(control.form);
  return (
    <>
      <AsidePart title={t`So erscheint es im Kalender`}>
        <LiveCard draft={draft} />
      </AsidePart>
      <EventReadiness {...{ control, draft }} />
    </>
  );
}

function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  const { headingLevel } = usePortal();
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Title as={headingTag(headingLevel + 1)} id={id}>
        {title}
      </Title>
      {children}
    </Part>
  );
}

/** Returns whether an element has a place on screen: on a phone nothing is loaded or computed for it. */
function useIsVisible(box: React.RefObject<HTMLElement | null>): boolean {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setIsVisible(element.offsetWidth > 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isVisible;
}

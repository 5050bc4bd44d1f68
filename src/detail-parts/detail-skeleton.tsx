import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePortal } from '../app/portal';
import { DetailHeadBox } from './detail-head-layout';
import { Aside, BackAnchor, Box, DetailColumns, DetailPage, Texts } from './detail-layout';

const Bar = styled.span`
  display: block;
  width: var(--width);
  height: var(--height, 1em);
  margin: max(0px, calc((1.5em - var(--height, 1em)) / 2)) 0;
  border-radius: 6px;
  background: color-mix(in srgb, var(--portal-color-text) 9%, transparent);
`;

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: var(--portal-radius);
  background: color-mix(in srgb, var(--portal-color-text) 7%, transparent);
`;

/** Renders the skeleton of a line or control; lengths as in CSS. */
export function SkeletonBar({ width, height }: { width: string; height?: string }) {
  return (
    <Bar aria-hidden="true" style={{ '--width': width, ...(height && { '--height': height }) } as CSSProperties} />
  );
}

/** Renders the skeleton of the texts. */
export function SkeletonTexts() {
  return (
    <Texts className="text" aria-hidden="true">
      <div>
        {['100%', '96%', '88%', '93%', '60%'].map((width) => (
          <div key={width}>
            <SkeletonBar width={width} />
          </div>
        ))}
      </div>
    </Texts>
  );
}

/** Renders the skeleton of the boxes beside them. */
export function SkeletonAside() {
  return (
    <Aside className="aside" aria-hidden="true">
      {['60%', '45%', '70%'].map((width) => (
        <Box key={width}>
          <SkeletonBar width="40%" height="1.15em" />
          <SkeletonBar width="90%" />
          <SkeletonBar width={width} />
        </Box>
      ))}
    </Aside>
  );
}

/** Renders the skeleton of the link back. */
export function BackSkeleton() {
  const { element } = usePortal();
  if (element.localName === 'event-detail') return null;
  return (
    <BackAnchor as="span">
      <SkeletonBar width="120px" />
    </BackAnchor>
  );
}

/** Renders the skeleton of a detail; invisible while the wait is short. */
export function DetailSkeleton() {
  const { t } = useLingui();
  return (
    <DetailPage className="is-loading" aria-busy="true" part="detail">
      <span className="visually-hidden" role="status">{t`Wird geladen`}</span>
      <BackSkeleton />
      <DetailHeadBox aria-hidden="true">
        <SkeletonBar width="96px" height="0.8em" />
        <SkeletonBar width="min(100%, 460px)" height="1.9em" />
        <SkeletonBar width="min(80%, 320px)" />
        <SkeletonBar width="min(100%, 240px)" height="44px" />
      </DetailHeadBox>
      <DetailColumns>
        <Picture className="picture" aria-hidden="true" />
        <SkeletonTexts />
        <SkeletonAside />
      </DetailColumns>
    </DetailPage>
  );
}

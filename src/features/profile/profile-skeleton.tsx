import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';

const pulse = keyframes`50% { opacity: 0.55; }`;

const Boxes = styled.div`
  display: grid;
  gap: 24px;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;

const Box = styled.div`
  display: grid;
  gap: 20px;
  padding: 20px;
  border-radius: var(--portal-radius);
  box-shadow: inset 0 0 0 1px var(--portal-color-line);
`;

const Bar = styled.div`
  height: 46px;
  border-radius: var(--portal-radius-small);
  background: var(--portal-color-surface);

  &:first-of-type {
    width: min(220px, 60%);
    height: 26px;
  }
`;

/** Person, e-mail, address, relations: as many fields as each of them has at least. */
const FIELDS = [3, 1, 4, 1];

/** The profile's form while the person is on the way. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Boxes aria-busy="true">
      <span className="visually-hidden" role="status">{t`Ihr Profil wird geladen …`}</span>
      {FIELDS.map((count, box) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change.
        <Box key={box} aria-hidden="true">
          {Array.from({ length: count + 1 }, (_, bar) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change.
            <Bar key={bar} />
          ))}
        </Box>
      ))}
    </Boxes>
  );
}

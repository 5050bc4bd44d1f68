import styled from '@emotion/styled';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;

  dt {
    color: var(--portal-color-text-soft);
    font-size: 0.93em;
  }
  dd {
    font-size: 1.5em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

/** Renders a few labelled numbers in large type. */
export const StatisticTiles = ({ figures }: { figures: readonly (readonly [name: string, figure: string])[] }) => (
  <List>
    {figures.map(([name, figure]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </List>
);

import styled from '@emotion/styled';

const Track = styled.span`
  display: block;
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: var(--portal-color-line);

  > span {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--portal-color-success-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;

    > span {
      background: Highlight;
    }
  }
`;

type Props = {
  /** 0 to 100. */
  percent: number;
  /** The name for screen readers; without it the bar is decoration beside a text. */
  label?: string;
  className?: string;
};

/** Renders a share as a bar. */
export const ShareBar = ({ percent, label, className }: Props) => (
  <Track
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    className={className}
  >
    <span style={{ width: `${percent}%` }} />
  </Track>
);

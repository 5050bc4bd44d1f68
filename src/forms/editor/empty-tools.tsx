import styled from '@emotion/styled';
import { ToolRow } from './editor-layout';

const Empty = styled.span`
  border: 12px solid transparent;
  border-radius: 18px;
  background: var(--portal-color-line);
  background-clip: padding-box;
`;

/** Renders placeholders for the tools of an editor. @param tools their number beside undo and redo */
export const EmptyTools = ({ tools }: { tools: number }) => (
  <ToolRow aria-hidden="true">
    {Array.from({ length: tools }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity.
      <Empty key={index} className="tool" />
    ))}
    <span className="history">
      <Empty className="tool" />
      <Empty className="tool" />
    </span>
  </ToolRow>
);

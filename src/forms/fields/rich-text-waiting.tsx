import styled from '@emotion/styled';
import { plainText } from '../../lib/plain-text';
import { RichText } from '../../ui/rich-text';
import { EditorBox } from '../editor/editor-layout';
import { EmptyTools } from '../editor/empty-tools';
import type { TextControl } from '../editor/text-control';

const Text = styled.div`
  cursor: text;
`;

type Props = TextControl & {
  /** The number of tools that the editor will show above the text. */
  tools: number;
};

/** Renders the text read-only while its editor loads, at the position where it can be edited later. */
export function RichTextWaiting({ html, tools, onEnter, onLeave, ref, ...textProps }: Props) {
  return (
    <EditorBox>
      <EmptyTools tools={tools} />
      <Text
        {...textProps}
        ref={ref}
        role="textbox"
        // Focusable, so that the focus stays when the editor appears.
        tabIndex={0}
        aria-multiline
        aria-readonly
        aria-busy
        onFocus={onEnter}
        onBlur={onLeave}
      >
        <RichText html={html} plain={plainText} />
      </Text>
    </EditorBox>
  );
}

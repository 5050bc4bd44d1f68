import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { htmlOfParagraphs, paragraphsOf } from '../../lib/plain-paragraphs';
import { plainText } from '../../lib/plain-text';
import { useCodeFailure } from '../../ui/code-failure';
import { RichText } from '../../ui/rich-text';
import type { WrittenControl } from '../editor/text-control';

const ReadOnlyBox = styled.div`
  padding: 12px 14px;
  border: 1.5px solid var(--portal-color-line);
  border-radius: var(--portal-radius-small);
`;

type Props = WrittenControl & { onRetry(): void };

/**
 * Renders a fallback for the editor when its code fails to load. Plain text can be edited; formatted text is read-only,
 * because editing it as plain text would lose its formats.
 */
export function RichTextFallback({ onRetry, ...props }: Props) {
  const { t } = useLingui();
  const { advice, label, act } = useCodeFailure(onRetry);
  const plain = paragraphsOf(props.html);
  return (
    <>
      {plain === undefined ? <ReadText {...props} /> : <PlainText {...props} plain={plain} />}
      <p className="hint" role="status">
        {plain === undefined
          ? t`Der Editor konnte nicht geladen werden. Sie können den Text gerade nur lesen.`
          : t`Der Editor konnte nicht geladen werden. Sie können den Text gerade nicht formatieren.`}{' '}
        {advice}
      </p>
      <p>
        <button type="button" className="button is-quiet" onFocus={props.onEnter} onBlur={props.onLeave} onClick={act}>
          {label}
        </button>
      </p>
    </>
  );
}

function ReadText({ id, html, isInvalid, onEnter, onLeave, ref, ...props }: WrittenControl) {
  return (
    <ReadOnlyBox
      ref={ref}
      id={id}
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-readonly
      aria-invalid={isInvalid || undefined}
      aria-labelledby={props['aria-labelledby']}
      aria-describedby={props['aria-describedby']}
      onFocus={onEnter}
      onBlur={onLeave}
    >
      <RichText html={html} plain={plainText} />
    </ReadOnlyBox>
  );
}

function PlainText(props: WrittenControl & { plain: string }) {
  const { html, plain, onChange, onEnter, onLeave, ref, isRequired, isInvalid, ...textProps } = props;
  // The typed text is kept beside the HTML, which cannot represent an empty last line.
  const [typed, setTyped] = useState({ text: plain, html });
  return (
    <textarea
      {...textProps}
      ref={ref}
      className="input"
      rows={6}
      value={typed.html === html ? typed.text : plain}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => {
        const newHtml = htmlOfParagraphs(target.value);
        setTyped({ text: target.value, html: newHtml });
        onChange(newHtml);
      }}
      onFocus={onEnter}
      onBlur={onLeave}
    />
  );
}

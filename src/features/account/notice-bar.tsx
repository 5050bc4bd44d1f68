import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type OneTimeNotice, useNotices } from '../../app/notices';
import { usePortal } from '../../app/portal';
import { Icon } from '../../ui/icon';
import { RoundButton } from '../../ui/round-button';

/** The delay before a live region is filled: it must exist first, or it is not announced. */
const REGION_LEAD_MS = 100;

const Bar = styled.div`
  max-width: var(--width-page);
  margin: 0;

  &[data-kind] {
    /*
     * Sticky, because it may answer a press at the end of a long form: it stays in the visible part of page or iframe.
     */
    position: sticky;
    z-index: 4;
    top: calc(var(--portal-hidden-above, 0px) + 8px);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    margin-bottom: 16px;
    padding: 4px 4px 4px 16px;
    border-radius: var(--portal-radius);
    background: var(--notice-ground);
    color: var(--portal-color-text);
  }
  /* A dialog is always in the visible part. */
  dialog &[data-kind] {
    top: 8px;
  }
  > .icon {
    color: var(--notice-color);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
  }
  > div > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[data-kind] {
      border: 1px solid;
    }
  }
`;

const Close = styled(RoundButton)`
  color: var(--portal-color-primary-text);
`;

const colorsOf = (kind: OneTimeNotice['kind']) =>
  ({
    '--notice-ground': `var(--portal-color-${kind}-soft)`,
    '--notice-color': `var(--portal-color-${kind}-text)`,
  }) as React.CSSProperties;

/** Renders the latest notice. A screen reader announces it once and politely; the focus stays. */
export function NoticeBar({ onShown }: { onShown(notice: OneTimeNotice): void }) {
  const { t } = useLingui();
  const { router, root } = usePortal();
  const notices = useNotices();
  const { current } = useSnapshot(notices.state);
  const shown = useDelayed(current);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (shown) reportShown(shown);
  }, [shown]);

  function dismiss() {
    notices.dismiss();
    // The button disappears with the focus on it.
    root.querySelector<HTMLElement>('[part~="heading"][tabindex="-1"]')?.focus({ preventScroll: true });
  }
  return (
    <Bar data-kind={shown?.kind} style={shown && colorsOf(shown.kind)} part={shown && 'notice'}>
      {shown && <Icon name={shown.kind === 'success' ? 'check' : shown.kind === 'error' ? 'warning' : 'info'} />}
      <div role="status">
        {shown && <span>{shown.text}</span>}
        {shown?.link && (
          <a href={router.hrefOf(shown.link.route)} data-route={shown.link.route}>
            {shown.link.label}
          </a>
        )}
      </div>
      {shown && (
        <Close type="button" aria-label={t`Meldung schließen`} onClick={dismiss}>
          <Icon name="close" />
        </Close>
      )}
    </Bar>
  );
}

/**
 * Returns the same notice after the delay; a removed or replaced notice disappears at once, so that an equal one is
 * announced as a change.
 */
function useDelayed(notice: OneTimeNotice | undefined): OneTimeNotice | undefined {
  const [delayed, setDelayed] = useState<OneTimeNotice>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(notice), REGION_LEAD_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return delayed === notice ? delayed : undefined;
}

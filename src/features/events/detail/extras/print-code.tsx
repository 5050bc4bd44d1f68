import styled from '@emotion/styled';
import { useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ExtraIcon } from '../../../../cards/extra-icon';
import { lazyModule } from '../../../../lib/lazy-module';
import { adoptStyleText } from '../../../../ui/panel/adopt-style-text';
import onPaper from '../../on-paper.css?inline';

/** The lazy QR code. Few visitors print, so it loads when printing is likely. */
const qrCode = lazyModule(async () => (await import('./qr-code')).QrCode);

/** Loads the QR code. A failure is ignored: a print works without the code. */
const loadCode = () => qrCode.load().catch(() => undefined);

const Figure = styled.figure`
  display: none;

  @media print {
    display: flex;
    gap: 12pt;
    align-items: center;
    break-inside: avoid;
  }
  svg {
    flex: none;
    width: 30mm;
    height: 30mm;
    print-color-adjust: exact;
  }
  figcaption {
    min-width: 0;
    font-size: 0.85em;
    overflow-wrap: anywhere;
  }
`;

/** Hidden on phones, from which few visitors print. */
const WideButton = styled.button`
  @container portal (max-width: 619.98px) {
    &&& {
      display: none;
    }
  }
  @media print {
    &&& {
      display: none;
    }
  }
`;

/** Prints the page after the code has loaded, since browsers do not wait for it in `beforeprint`. */
async function print() {
  await loadCode();
  requestAnimationFrame(() => window.print());
}

/** Renders the print button of wide screens. */
export function PrintButton() {
  const { t } = useLingui();
  return (
    <WideButton type="button" className="button is-quiet" onClick={() => void print()}>
      <ExtraIcon name="print" />
      {t`Drucken`}
    </WideButton>
  );
}

/** Renders the address of this view for print, as QR code and text. */
export function PrintCode() {
  const { t } = useLingui();
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => adoptStyleText(figure.current, onPaper), []);
  const Code = useSyncExternalStore(qrCode.subscribe, qrCode.ready);
  useEffect(() => {
    // A press of Ctrl or Cmd may begin the shortcut for printing.
    const handleKey = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && void loadCode();
    const handlePrint = () => void loadCode();
    window.addEventListener('keydown', handleKey);
    window.addEventListener('beforeprint', handlePrint);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('beforeprint', handlePrint);
    };
  }, []);
  const { href } = window.location;
  return (
    <Figure ref={figure}>
      {Code && createElement(Code, { text: href, label: t`QR-Code mit dem Link zu dieser Veranstaltung` })}
      <figcaption>
        {t`Diese Veranstaltung im Internet:`}
        <br />
        {href}
      </figcaption>
    </Figure>
  );
}

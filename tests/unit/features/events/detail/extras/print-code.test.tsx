import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrintButton, PrintCode } from '../../../../../../src/features/events/detail/extras/print-code';
import { QrCode } from '../../../../../../src/features/events/detail/extras/qr-code';
import { settle, until } from '../../../../../support/settle';
import { aPortal, click, show, withReact } from '../../../../forms/saving/harness';

withReact();
afterEach(() => void vi.restoreAllMocks());

describe('The print of an event', () => {
  it('has its address, and its QR code when printing starts', async () => {
    const { place } = await show(aPortal(), <PrintCode />);
    expect(place.querySelector('figcaption')?.textContent).toContain(window.location.href);
    expect(place.querySelector('figure svg')).toBeNull();
    await settle(() => window.dispatchEvent(new Event('beforeprint')));
    await until(() => expect(place.querySelector('figure svg')?.getAttribute('role')).toBe('img'));
  });

  it('begins when the code is drawn', async () => {
    const { place } = await show(
      aPortal(),
      <>
        <PrintButton />
        <PrintCode />
      </>,
    );
    const print = vi.fn(() => expect(place.querySelector('figure svg')).not.toBeNull());
    vi.stubGlobal('print', print);
    await click(place, 'button');
    await until(() => expect(print).toHaveBeenCalledOnce());
  });
});

describe('A QR code', () => {
  const svgOf = async (text: string) =>
    (await show(aPortal(), <QrCode text={text} label="Link" />)).place.querySelector('svg');

  it('has a white edge of four dots, as cameras need it, and the three marks of its corners', async () => {
    const svg = await svgOf('https://portal.example/#/events/7');
    const side = Number(svg?.getAttribute('viewBox')?.split(' ')[3]);
    const dots = [...(svg?.lastElementChild?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)];
    const places = new Set(dots.map(([, x, y]) => `${x} ${y}`));
    const edges = dots.flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect([Math.min(...edges), Math.max(...edges)]).toEqual([4, side - 5]);
    for (const corner of [`4 4`, `${side - 5} 4`, `4 ${side - 5}`]) expect(places).toContain(corner);
  });

  it('is left out where the address is too long for a camera', async () => {
    expect(await svgOf(`https://portal.example/?${'q'.repeat(400)}`)).toBeNull();
  });
});

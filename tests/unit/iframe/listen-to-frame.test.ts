import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fitFrame, listenToFrame } from '../../../src/iframe/listen-to-frame';

const ORIGIN = 'https://portal.example';
const GOOD = { type: 'resize-iframe', height: 480 };

/** A frame as the host has it; only its address and its window matter. */
function frameAt(src: string) {
  const frame = { src, contentWindow: {}, style: { height: '' } };
  return frame as unknown as HTMLIFrameElement;
}

const message = (frame: HTMLIFrameElement, data: unknown, origin = ORIGIN, source: unknown = frame.contentWindow) =>
  ({ source, origin, data }) as MessageEvent;

let frame: HTMLIFrameElement;
beforeEach(() => {
  frame = frameAt(`${ORIGIN}/dist/iframe/index.html`);
});

it('takes the height of its own frame', () => {
  fitFrame(frame, message(frame, GOOD));
  expect(frame.style.height).toBe('480px');
  fitFrame(frame, message(frame, { ...GOOD, height: 99.2 }));
  expect(frame.style.height).toBe('100px');
});

describe('believes nobody else', () => {
  it.each([
    ['another origin', 'https://evil.example'],
    ['a sandbox', 'null'],
    ['another scheme', 'http://portal.example'],
    ['another port', 'https://portal.example:8443'],
    ['a longer name', 'https://portal.example.evil.example'],
    ['no origin', ''],
  ])('%s', (_, origin) => {
    fitFrame(frame, message(frame, GOOD, origin));
    expect(frame.style.height).toBe('');
  });

  it.each([
    ['another frame', {}],
    ['the page itself', window],
    ['nobody', null],
  ])('%s', (_, source) => {
    fitFrame(frame, message(frame, GOOD, ORIGIN, source));
    expect(frame.style.height).toBe('');
  });

  it.each(['data:text/html,x', 'about:blank', 'about:srcdoc', 'http://', ''])('a frame at %j', (src) => {
    const odd = frameAt(src);
    fitFrame(odd, message(odd, GOOD, 'null'));
    expect(odd.style.height).toBe('');
  });

  it('a frame that is gone', () => {
    const gone = { ...frameAt(`${ORIGIN}/`), contentWindow: null } as unknown as HTMLIFrameElement;
    fitFrame(gone, { source: null, origin: ORIGIN, data: GOOD } as MessageEvent);
    expect(gone.style.height).toBe('');
  });
});

describe('ignores what is no height', () => {
  it.each([
    Number.NaN,
    -1,
    0,
    1e9,
    Number.POSITIVE_INFINITY,
    '480',
    '100px;color:red',
    null,
    undefined,
    {},
    [480],
    true,
  ])('%j', (height) => {
    fitFrame(frame, message(frame, { type: 'resize-iframe', height }));
    expect(frame.style.height).toBe('');
  });

  it('and two thousand other things', () => {
    const cyclic: Record<string, unknown> = { type: 'resize-iframe' };
    cyclic.height = cyclic;
    fitFrame(frame, message(frame, cyclic));
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (data) => {
        fitFrame(frame, message(frame, data));
        fitFrame(frame, message(frame, { type: data, height: 7 }));
        expect(frame.style.height).toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('listening', () => {
  afterEach(() => undefined);

  it('ends when it is told to', () => {
    const end = listenToFrame(frame);
    const send = () => {
      const event = new MessageEvent('message', { data: GOOD, origin: ORIGIN });
      Object.defineProperty(event, 'source', { value: frame.contentWindow });
      window.dispatchEvent(event);
    };
    send();
    expect(frame.style.height).toBe('480px');
    end();
    frame.style.height = '';
    send();
    expect(frame.style.height).toBe('');
  });
});

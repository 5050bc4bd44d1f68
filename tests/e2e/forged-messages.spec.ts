import { expect, openHost, test } from '../support/browser';
import { frameHeight, frameTag, HELPER, LISTENER } from '../support/framed-page';

test('forged messages change nothing', async ({ page }) => {
  const evil =
    "<script>setInterval(() => { parent.postMessage({ type: 'resize-iframe', height: 7 }, '*');" +
    " parent.postMessage({ type: 'scroll-iframe', top: 70 }, '*');" +
    " parent[0].postMessage({ type: 'visible-iframe', top: 700, bottom: 1400 }, '*') }, 5)</script>";
  const others =
    `<iframe id="sandboxed" sandbox="allow-scripts" srcdoc="${evil.replaceAll('"', '&quot;')}"></iframe>` +
    `<iframe id="same" srcdoc="${evil.replaceAll('"', '&quot;')}"></iframe>` +
    `<iframe id="marked" data-event-portal sandbox="allow-scripts" src="data:text/html,${encodeURIComponent(evil)}" style="height:77px"></iframe>`;
  await openHost(page, {
    head: LISTENER + HELPER,
    body: `${frameTag('&element=event-list&limit=2').replace('<iframe', '<iframe id="ours"')}${others}`,
  });
  await expect(page.frameLocator('#ours').getByRole('article')).toHaveCount(2);
  const ours = page.locator('#ours');
  const height = () => ours.evaluate((frame) => (frame as HTMLElement).style.height);
  await expect.poll(height).not.toBe('150px');
  const before = await height();
  const sent = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#ours');
    const cyclic: Record<string, unknown> = { type: 'resize-iframe', height: 7 };
    cyclic.self = cyclic;
    const heights = [
      Number.NaN,
      -1,
      0,
      1e9,
      Infinity,
      '7',
      '7px;color:red',
      null,
      undefined,
      [7],
      { valueOf: 7 },
      true,
    ];
    const wrong = [
      ...heights.map((height) => ({ type: 'resize-iframe', height })),
      cyclic,
      JSON.parse('{"__proto__":{"type":"resize-iframe","height":7}}'),
      { type: 'resize', height: 7 },
      'resize-iframe',
      '[iFrameSizer]x:7:7:init',
      null,
      7,
    ];
    let count = 0;
    for (let round = 0; round < 110; round += 1) {
      for (const data of wrong) {
        // First right content from a wrong sender, the page itself; then wrong content from the right sender.
        window.postMessage(data, '*');
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: location.origin, source: frame?.contentWindow ?? null }),
        );
        window.dispatchEvent(
          new MessageEvent('message', {
            data: { type: 'resize-iframe', height: 7 },
            origin: 'https://evil.example',
            source: frame?.contentWindow ?? null,
          }),
        );
        count += 3;
      }
      window.postMessage({ type: 'resize-iframe', height: 7 }, '*');
    }
    await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    });
    return count;
  });
  expect(sent).toBeGreaterThanOrEqual(2000);
  const heard = () => page.evaluate(() => window.heard.filter(({ origin }) => origin === 'null').length);
  await expect.poll(heard).toBeGreaterThan(20);
  // A cyclic message of the right frame with a valid height is a valid message.
  expect([before, '7px']).toContain(await height());
  // Messages of others to the frame, and their requests to scroll, must not count either.
  const hidden = page.frameLocator('#ours').locator('html');
  expect(await hidden.evaluate((html) => html.style.getPropertyValue('--portal-hidden-above'))).toBe('0px');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.locator('#marked').evaluate((frame) => (frame as HTMLElement).style.height)).toBe('77px');
  expect(await page.evaluate(() => ({}) as Record<string, unknown>)).toEqual({});
});

test('a host that trusts every message is deceived: the control', async ({ page }) => {
  const naive = `<script>addEventListener('message', ({ data }) => {
    if (data?.type === 'resize-iframe') document.querySelector('iframe').style.height = data.height + 'px';
  })</script>`;
  await openHost(page, { head: naive, body: frameTag('&element=event-list&limit=2') });
  await expect.poll(() => frameHeight(page)).toBeGreaterThan(300);
  // Repeated, because pictures that load late change the height once more.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.postMessage({ type: 'resize-iframe', height: 7 }, '*'));
      return frameHeight(page);
    })
    .toBe(7);
});

/** Puts an element on the page and takes it away again, `count` times; each time it has become ready before. */
export async function mountAndRemove(tag: string, count: number): Promise<void> {
  for (let cycle = 0; cycle < count; cycle += 1) {
    const element = document.createElement(tag);
    element.setAttribute('host', '/clients/stadt');
    const ready = new Promise((resolve) => element.addEventListener('portal-ready', resolve, { once: true }));
    document.body.append(element);
    await ready;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

declare global {
  interface Window {
    benchCycles: typeof mountAndRemove;
  }
}
window.benchCycles = mountAndRemove;

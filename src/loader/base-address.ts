/** The names of the script, as pages write them. */
const OWN_NAME = /\/event-portal(?:\.iife)?\.js$/;

/** Returns the address of a folder with a slash at its end; undefined if it is no address of one. */
function folderAt(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.trim() === '') return undefined;
  try {
    // Never against the page's <base>, which may point anywhere.
    const { protocol, href } = new URL(address, window.location.href);
    return /^https?:$/.test(protocol) ? `${href.replace(/[?#].*$/, '').replace(/\/+$/, '')}/` : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the folder of a script with one of our names; undefined for any other, which a tool has created. */
export function ownFolder(address: string): string | undefined {
  try {
    return OWN_NAME.test(new URL(address).pathname) ? new URL('.', address).href : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the running script; undefined in a module, and in code that a tool evaluates. */
export const runningScript = (): HTMLScriptElement | undefined =>
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** Returns all scripts of the page that match a selector. By index: pages with broken built-ins load it, too. */
function scriptsOf(selector: string): HTMLScriptElement[] {
  const found = document.querySelectorAll<HTMLScriptElement>(selector);
  const scripts: HTMLScriptElement[] = [];
  for (let index = 0; index < found.length; index += 1) scripts.push(found[index] as HTMLScriptElement);
  return scripts;
}

/** Returns the folder of the first script of the page with one of our names. */
export function folderOfTag(): string | undefined {
  for (const { src } of scriptsOf('script[src*="/event-portal"]')) {
    const folder = ownFolder(src);
    if (folder) return folder;
  }
  return undefined;
}

/**
 * Returns the folders that may hold the files, in the order in which they are tried: those that script elements name in
 * `data-base`, the script's own, that of the page's settings. Other elements are not asked: HTML from elsewhere may
 * keep such attributes, and must not select the code that runs.
 *
 * @param own the script's own folder, if its address is one of ours
 */
export function baseAddresses(own: string | undefined): string[] {
  const addresses: string[] = [];
  const add = (address: string | undefined) => {
    if (address !== undefined && addresses.indexOf(address) < 0) addresses.push(address);
  };
  add(folderAt(runningScript()?.getAttribute('data-base')));
  for (const script of scriptsOf('script[data-base]')) add(folderAt(script.getAttribute('data-base')));
  add(own);
  add(folderAt((window.eventPortalSettings as { base?: unknown } | null | undefined)?.base));
  return addresses;
}

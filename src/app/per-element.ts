import type { Client } from './client';
import type { Portal } from './portal';

/** Returns a getter that creates one value per element and API host, lazily. */
export function perElement<Part>(create: () => Part): (portal: Pick<Portal, 'element' | 'client'>) => Part {
  const parts = new WeakMap<Client, WeakMap<HTMLElement, Part>>();
  return ({ client, element }) => {
    const ofClient = parts.get(client) ?? new WeakMap<HTMLElement, Part>();
    parts.set(client, ofClient);
    const part = ofClient.get(element) ?? create();
    ofClient.set(element, part);
    return part;
  };
}

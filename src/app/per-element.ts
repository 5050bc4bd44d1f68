import type { Client } from './client';
import type { Portal } from './portal';

/** Returns a getter that creates one value per element and API host, lazily. */
export function perElement<Value>(create: () => Value): (portal: Pick<Portal, 'element' | 'client'>) => Value {
  const values = new WeakMap<Client, WeakMap<HTMLElement, Value>>();
  return ({ client, element }) => {
    const byElement = values.get(client) ?? new WeakMap<HTMLElement, Value>();
    values.set(client, byElement);
    const value = byElement.get(element) ?? create();
    byElement.set(element, value);
    return value;
  };
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createListener, type Server as NetServer } from 'node:net';

/** A server elsewhere in the web, on an address of this machine. */
export type WebSite = {
  port: number;
  /** Its address without a path. */
  url: string;
  requests: IncomingMessage[];
  close: () => Promise<unknown>;
};

/** Starts a server of web pages. @param answer of every request, by its path */
export async function startWebSite(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  { address = '127.0.0.1', port = 0, create = (listener: RequestListener): Server => createServer(listener) } = {},
): Promise<WebSite> {
  const requests: IncomingMessage[] = [];
  const server = create((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  const used = await listen(server, address, port);
  return {
    port: used,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${used}`,
    requests,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A listener that nobody may reach; it counts who connects nevertheless. */
export async function startPrivateListener(address: string, port = 0) {
  let connections = 0;
  const server = createListener((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 6\r\n\r\nSecret');
  });
  const used = await listen(server, address, port);
  return {
    port: used,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const listen = (server: Server | NetServer, host: string, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Checks whether a Node.js version is one of "engines" in package.json. */
export function isNodeSupported(version: string): boolean;

/*
 * The script tag. Its code has no `import` or `export` of its own, so that it also runs as a classic script. Some pages
 * and tools change the type. The loader has one address, regardless of this script's query: it runs once.
 */
import('./loader').catch((error: unknown) => console.error('[event-portal] The script could not be loaded.', error));

/*
 * The script tag. Its code has no `import` or `export` of its own, so that it also runs where a page or a tool for it makes
 * a classic script of it. The loader has one address, whatever query the page gives to this one: it runs once.
 */
import('./loader').catch((error: unknown) => console.error('[event-portal] The script could not be loaded.', error));

/*
 * Stands in the place of json-ld in the classic script for pages where no module can be loaded: search engines load
 * modules.
 */

export const eventJsonLd = () => undefined;

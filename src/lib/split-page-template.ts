const MARKER = /\{\{\s*portal\s*\}\}/;

/**
 * Returns the two parts of a page template around its first marker `{{portal}}`, not sanitized yet (spec section 1).
 *
 * @returns undefined without a marker
 */
export function splitPageTemplate(template: string): { before: string; after: string } | undefined {
  const marker = MARKER.exec(template);
  if (!marker) return undefined;
  const after = template.slice(marker.index + marker[0].length).replace(new RegExp(MARKER, 'g'), '');
  return { before: template.slice(0, marker.index), after };
}

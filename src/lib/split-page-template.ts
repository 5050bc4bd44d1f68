const MARKER = /\{\{\s*portal\s*\}\}/;

/**
 * The two parts of a scaffold template around its first marker `{{portal}}`, still to be cleaned (spec section 1).
 *
 * @returns undefined without a marker
 */
export function splitPageTemplate(template: string): { before: string; after: string } | undefined {
  const marker = MARKER.exec(template);
  if (!marker) return undefined;
  const after = template.slice(marker.index + marker[0].length).replace(new RegExp(MARKER, 'g'), '');
  return { before: template.slice(0, marker.index), after };
}

/**
 * For Emotion components with the attribute `part`, which Emotion does not know and would drop: passes everything on to
 * the element except Emotion's own `as` and `theme`.
 */
export const anyAttribute = { shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme' };

/**
 * For Emotion components that carry `part`, which Emotion does not know as an attribute and would drop: lets everything
 * through to the element but Emotion's own `as` and `theme`.
 */
export const anyAttribute = { shouldForwardProp: (name: string) => name !== 'as' && name !== 'theme' };

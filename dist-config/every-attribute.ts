/**
 * Stands for Emotion's list of all attributes of HTML and SVG: no styled component of ours takes props of its own, so
 * whatever it gets is for the element, but Emotion's own `as` and `theme`.
 */
export default (name: string): boolean => name !== 'as' && name !== 'theme';

/**
 * Replaces @emotion/is-prop-valid, a list of all attributes of HTML and SVG that lacks `part`. Styled elements here take no
 * props of their own, so everything goes to the element, except Emotion's own `as` and `theme`.
 */
export default (name: string): boolean => name !== 'as' && name !== 'theme';

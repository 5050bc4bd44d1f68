/** What must stay visible of a picture, however it is cut: 0 to 1 from the left and from the top. */
export type FocalPoint = { x: number; y: number };

/** The value of `object-position` with which a picture that covers its box shows this point. */
export const focalPosition = ({ x, y }: FocalPoint): string => `${x * 100}% ${y * 100}%`;

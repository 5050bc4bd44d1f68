/** How wide the files are that the server draws of a picture, in pixels; 768 is a phone's width at two dots a pixel. */
export const PICTURE_WIDTHS = [320, 640, 768, 960, 1280];

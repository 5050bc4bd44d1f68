/** Pixels of the longer edge that is enough for every use of a picture, cropped ones too; larger ones are made smaller. */
export const LONGEST_EDGE = 3000;

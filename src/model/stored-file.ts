/** A file that the server has: plain data, as a row of a form and its draft keep it. */
export type StoredFile = {
  /** The server's name for it. */
  id: string;
  name: string;
  /** Address of the picture in the size of a row. */
  picture: string;
  /** Address of the picture in the size of a dialog; drafts of earlier versions have none. */
  large?: string | undefined;
  /** Pixels; drafts of earlier versions do not know them. */
  width?: number | undefined;
  height?: number | undefined;
};

/** A file on the server, as plain data for a form row and its draft. */
export type StoredFile = {
  /** The server's id of the file. */
  id: string;
  name: string;
  /** Address of the picture in the size of a row. */
  picture: string;
  /** Address of the picture in the size of a dialog; drafts of earlier versions have none. */
  large?: string | undefined;
  /** In px; absent in drafts of earlier versions. */
  width?: number | undefined;
  height?: number | undefined;
};

/** A store for the files of media, on the disk or elsewhere. */
export type FileStore = {
  /** Stores a file whole or not at all; replaces one of the same name. @throws {StoreFailure} */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Loads a file. @returns undefined if there is no such file @throws {StoreFailure} */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removes every file below a folder, if any. @throws {StoreFailure} */
  delete(folder: string): Promise<void>;
};

/** A failure of the store; the same call may succeed after an operator has solved it. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  /** True if no space is left. */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The store of files has failed', { cause });
    this.isFull = cause instanceof Error && 'code' in cause && DISK_FULL_CODES.includes(String(cause.code));
  }
}

const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The ids that name the files of a medium. */
export type MediumName = { client: string; id: string };

/** Returns the folder of all files of a medium. */
export const folderOf = ({ client, id }: MediumName): string => `${client}/${id}`;

/** Returns the name of the stored picture itself. */
export const pictureName = (medium: MediumName): string => `${folderOf(medium)}/picture`;

/** Returns the folder of drawn files of one version of the picture. */
export const drawnFolder = (medium: MediumName, pictureVersion: number): string =>
  `${folderOf(medium)}/${pictureVersion}`;

/** The drawn crops of a picture: of a page, of a list, or the whole. */
export const CUTS = ['page', 'list', 'whole'] as const;
export type Cut = (typeof CUTS)[number];

/** Returns the name of a drawn file at a width in pixels; the whole picture is the same in every version. */
export const drawnName = (medium: MediumName, pictureVersion: number, cut: Cut, width: number): string =>
  cut === 'whole'
    ? `${folderOf(medium)}/whole/${width}.webp`
    : `${drawnFolder(medium, pictureVersion)}/${cut === 'list' ? 'list-' : ''}${width}.webp`;

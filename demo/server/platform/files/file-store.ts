/** Keeps the files of media: the disk does, and another store needs no more than this. */
export type FileStore = {
  /** Stores a file whole or not at all; one of the same name is replaced. @throws {StoreFailure} */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns undefined when there is no such file @throws {StoreFailure} */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Removes every file below a folder; none there is fine. @throws {StoreFailure} */
  delete(folder: string): Promise<void>;
};

/** The store could not do what it was asked to; the same may succeed once an operator has seen to it. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  /** Whether there is no room left. */
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The store of files has failed', { cause });
    this.isFull = cause instanceof Error && 'code' in cause && FULL.includes(String(cause.code));
  }
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** A medium as far as its files are concerned. */
export type MediumName = { client: string; id: string };

/** The folder of everything that is kept of a medium. */
export const folderOf = ({ client, id }: MediumName): string => `${client}/${id}`;

/** The name of the picture itself, as it was taken in. */
export const pictureName = (medium: MediumName): string => `${folderOf(medium)}/picture`;

/** The folder of what is drawn of one version of the picture. */
export const drawnFolder = (medium: MediumName, pictureVersion: number): string =>
  `${folderOf(medium)}/${pictureVersion}`;

/** Which part of a picture is drawn: of a page, of a list, or all of it. */
export const CUTS = ['page', 'list', 'whole'] as const;
export type Cut = (typeof CUTS)[number];

/** The name of what is drawn of a picture at a width in pixels; the whole is the same in every version. */
export const drawnName = (medium: MediumName, pictureVersion: number, cut: Cut, width: number): string =>
  cut === 'whole'
    ? `${folderOf(medium)}/whole/${width}.webp`
    : `${drawnFolder(medium, pictureVersion)}/${cut === 'list' ? 'list-' : ''}${width}.webp`;

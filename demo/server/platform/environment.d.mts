/** What the environment says about the server; everything has a default. */
export type Environment = {
  port: number;
  address: string;
  /** Absolute. */
  dataFolder: string;
  databaseUrl: string | undefined;
  s3Url: string | undefined;
  /** Without a slash at the end. */
  publicUrl: string | undefined;
  behindProxy: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  backOfficePassword: string | undefined;
  drainMs: number;
  /** Bytes. */
  largestUpload: number;
  debug: boolean;
  /** How long a page waits for what its elements show, 0 where it is served without. */
  prerenderMs: number;
};

export declare const variables: readonly {
  name: string;
  /** The default, in words. */
  without: string;
  meaning: string;
  problemOf: (text: string) => string | undefined;
}[];
export declare function readEnvironment(values?: Record<string, string | undefined>): Environment;
export declare function hostOf(address: string): string;
export declare const LOOPBACK_NAME: RegExp;
export declare function isLoopback(address: string): boolean;

/** The server's settings in the environment; all have defaults. */
export type Environment = {
  port: number;
  address: string;
  /** An absolute path. */
  dataFolder: string;
  databaseUrl: string | undefined;
  databaseReadUrls: string[];
  s3Url: string | undefined;
  /** An address without a slash at the end. */
  publicUrl: string | undefined;
  behindProxy: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  backOfficePassword: string | undefined;
  isSecondFactorRequired: boolean;
  /** The provider at which operators log in. */
  openId: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  drainMs: number;
  /** The maximum size of a file in bytes. */
  maxUploadBytes: number;
  /** The form of the log; each command has its own default. */
  log: 'json' | 'text' | 'off' | undefined;
  metricsToken: string | undefined;
  debug: boolean;
  /** The wait of a page for the HTML of its elements, in milliseconds; 0 to serve it without. */
  prerenderMs: number;
};

export declare const variables: readonly {
  name: string;
  /** The default, as text. */
  defaultText: string;
  /** The default in German, if it is a description. */
  defaultTextDe?: string;
  meaning: string;
  meaningDe: string;
  /** Returns the problem of a value, or undefined. */
  validate: (text: string) => string | undefined;
}[];
export declare function valueProblems(values: Record<string, string | undefined>): string[];
export declare function openIdProblems(values: Record<string, string | undefined>): string[];
export declare function readEnvironment(values?: Record<string, string | undefined>): Environment;
export declare function hostOf(address: string): string;
export declare const LOOPBACK_NAME: RegExp;
export declare function isLoopback(address: string): boolean;

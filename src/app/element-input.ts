/** The common input of every element, by property name; elements add their own. */
export type CommonInput = {
  readonly host?: string | undefined;
  readonly locale?: 'de' | 'en' | undefined;
  readonly history?: 'hash' | 'memory' | 'path' | undefined;
  readonly hashKey?: string | undefined;
  readonly settings?: object | undefined;
  readonly headingLevel?: number | undefined;
};

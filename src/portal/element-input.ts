/** What every element can be told, by property name; the elements' own words come on top of it where they are needed. */
export type CommonInput = {
  readonly host?: string | undefined;
  readonly locale?: 'de' | 'en' | undefined;
  readonly history?: 'hash' | 'memory' | 'path' | undefined;
  readonly hashKey?: string | undefined;
  readonly settings?: object | undefined;
  readonly headingLevel?: number | undefined;
};

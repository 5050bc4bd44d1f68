import type { Kind } from '../settings/setting-kinds';
import type { commonAttributes, ElementAttributes, Tag } from './registry';

/** 'hash-key' is hashKey as a property. */
type PropertyOf<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<PropertyOf<Tail>>}` : Name;

type Inputs<Attributes> = {
  readonly [Name in keyof Attributes as PropertyOf<Name> & string]?: Attributes[Name] extends Kind<infer Value>
    ? Value | undefined
    : never;
};

/** What an element is told by its attributes and properties, by property name: all of it may be missing. */
export type InputOf<Of extends Tag> = Of extends Tag ? Inputs<typeof commonAttributes & ElementAttributes[Of]> : never;

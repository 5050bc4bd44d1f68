import type { Kind } from '../settings/setting-kinds';
import type { commonAttributes, ElementAttributes, ElementTag } from './registry';

/** The property name of an attribute: hashKey for 'hash-key'. */
type PropertyOf<Name> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<PropertyOf<Tail>>}` : Name;

type Inputs<Attributes> = {
  readonly [Name in keyof Attributes as PropertyOf<Name> & string]?: Attributes[Name] extends Kind<infer Value>
    ? Value | undefined
    : never;
};

/** The input of an element: its attributes and properties by property name, all optional. */
export type InputOf<Tag extends ElementTag> = Tag extends ElementTag
  ? Inputs<typeof commonAttributes & ElementAttributes[Tag]>
  : never;

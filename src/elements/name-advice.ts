import { nearName } from '../lib/near-name';
import { warnOnce } from '../lib/warn';
import { attributesOf, type ElementTag, TAGS } from './registry';

/** Advises on an attribute that an element does not know; undefined if it is no name of ours. */
export function attributeAdvice(tag: ElementTag, name: string): string | undefined {
  const ownNames = Object.keys(attributesOf(tag));
  const owners = TAGS.filter((one) => Object.hasOwn(attributesOf(one), name));
  if (owners.length > 0) {
    const named = owners.map((owner) => `<${owner}>`).join(', ');
    return `<${tag} ${name}>: this attribute belongs to ${named}; <${tag}> ignores it.`;
  }
  const meant = nearName(name, ownNames);
  return meant && `<${tag} ${name}>: there is no such attribute. Did you mean ${meant}?`;
}

/** Advises on a tag that nobody has defined; undefined if it is no name of ours. */
export function tagAdvice(name: string): string | undefined {
  const meant = nearName(name, TAGS);
  return meant && `<${name}>: there is no such element. Did you mean <${meant}>?`;
}

/** Warns of attributes that are misspelt, or belong to another of our elements. */
export function warnOfAttributes(tag: ElementTag, names: readonly string[]): void {
  warnOfAll(names.map((name) => attributeAdvice(tag, name)));
}

/** Warns of misspelt tags. */
export function warnOfTags(names: readonly string[]): void {
  warnOfAll(names.filter((name) => !customElements.get(name)).map(tagAdvice));
}

function warnOfAll(advice: readonly (string | undefined)[]) {
  for (const message of advice) if (message) warnOnce(message);
}

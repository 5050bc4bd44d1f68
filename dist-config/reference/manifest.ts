import { propertyOf } from '../../src/elements/read-attributes';
import { attributesOf, type ElementTag, PARTS, TAGS } from '../../src/elements/registry';
import { attributeDoc, className, cssProperties, docOf, eventTypes, methodsOf, typeOf } from './registry-docs';

/** Returns the manifest of the custom elements, in the community's schema. */
export function manifest(): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/event-portal.js',
        declarations: TAGS.map(declaration),
        exports: TAGS.map((tag) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: className(tag), module: 'dist/event-portal.js' },
        })),
      },
    ],
  };
}

function declaration(tag: ElementTag): object {
  const attributes = Object.entries(attributesOf(tag));
  return {
    kind: 'class',
    customElement: true,
    tagName: tag,
    name: className(tag),
    description: docOf(tag),
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, kind]) => ({
      name,
      description: attributeDoc(tag, name),
      type: { text: typeOf(kind) },
      fieldName: propertyOf(name),
    })),
    members: [
      ...attributes.map(([name, kind]) => ({
        kind: 'field',
        name: propertyOf(name),
        description: attributeDoc(tag, name),
        type: { text: typeOf(kind) },
      })),
      ...methodsOf(tag).map(([name]) => ({ kind: 'method', name, description: docOf(name) })),
    ],
    events: eventTypes.map(({ name, type }) => ({
      name,
      description: docOf(name),
      type: { text: `CustomEvent<${type}>` },
    })),
    cssParts: Object.entries(PARTS).map(([key, name]) => ({ name, description: docOf(key) })),
    cssProperties: Object.keys(cssProperties).map((name) => ({ name })),
    slots: [{ name: '', description: 'Fallback for readers without scripts; not shown once the element runs.' }],
  };
}

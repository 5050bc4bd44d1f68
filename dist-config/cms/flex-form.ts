import type { Language } from '../../demo/docs/.vitepress/languages';
import type { AttributeKind, ElementList } from './element-list';

/** Attributes that TYPO3 has already: the address is that of the site, the language that of the page. */
const OF_THE_SITE = ['host', 'locale'];
const TEXTS = 'LLL:EXT:event_portal/Resources/Private/Language/locallang.xlf';
/** The file with the descriptions of the attributes, in English. */
export const HELP_FILE = 'Resources/Private/Language/attributes.xlf';

const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const item = (label: string, value: string) =>
  `<numIndex index="${xmlText(value || 'default')}" type="array"><label>${label}</label><value>${xmlText(value)}</value></numIndex>`;

const select = (items: readonly string[]) =>
  `<type>select</type><renderType>selectSingle</renderType><items type="array">${items.join('')}</items>`;

function config({ type, choices }: AttributeKind): string {
  if (choices) return select([item(`${TEXTS}:default`, ''), ...choices.map((choice) => item(choice, choice))]);
  if (type === 'boolean') return '<type>check</type>';
  // Numbers are text: an empty field of numbers would be 0.
  return '<type>input</type><eval>trim</eval>';
}

const field = (name: string, parts: string) => `<${name}>${parts}</${name}>`;

/** Returns the descriptions of the attributes as TYPO3 reads them; those in German beside the English ones. */
export function attributeTexts(elements: ElementList, language: Language): string {
  const helps = new Map(
    Object.values(elements).flatMap(({ attributes }) =>
      Object.entries(attributes).map(([name, { help }]) => [name, help]),
    ),
  );
  const units = [...helps].map(([name, help]) => {
    const target = language === 'en' ? '' : `<target>${xmlText(help[language])}</target>`;
    return `<trans-unit id="${name}"><source>${xmlText(help.en)}</source>${target}</trans-unit>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file source-language="en" target-language="${language}" datatype="plaintext" original="messages" product-name="event_portal">
    <header/>
    <body>
      ${units.join('\n      ')}
    </body>
  </file>
</xliff>
`;
}

/**
 * Returns the form of TYPO3's content element: a field for each attribute, shown for the elements that have it.
 *
 * @throws {Error} when two elements have attributes of one name that differ in their kinds
 */
export function flexForm(elements: ElementList): string {
  const tags = Object.keys(elements);
  const names = [...new Set(Object.values(elements).flatMap(({ attributes }) => Object.keys(attributes)))];
  const fields = names
    .filter((name) => !OF_THE_SITE.includes(name))
    .map((name) => {
      const withIt = tags.filter((tag) => elements[tag]?.attributes[name]);
      const kinds = withIt.flatMap((tag) => elements[tag]?.attributes[name] ?? []);
      const [kind] = kinds;
      if (!kind || new Set(kinds.map(config)).size > 1) throw new Error(`The kinds of ${name} differ: ${withIt}`);
      return field(
        name.replaceAll('-', '_'),
        `<label>${name}</label><description>LLL:EXT:event_portal/${HELP_FILE}:${name}</description>` +
          `<displayCond>FIELD:element:IN:${withIt}</displayCond><config>${config(kind)}</config>`,
      );
    });
  const element = field(
    'element',
    `<label>${TEXTS}:element</label><onChange>reload</onChange>` +
      `<config>${select(tags.map((tag) => item(tag, tag)))}<default>event-portal</default></config>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<T3DataStructure>
  <sheets><sDEF><ROOT>
    <sheetTitle>${TEXTS}:element</sheetTitle>
    <type>array</type>
    <el>
      ${[element, ...fields].join('\n      ')}
    </el>
  </ROOT></sDEF></sheets>
</T3DataStructure>
`;
}

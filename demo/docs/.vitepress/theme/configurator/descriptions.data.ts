import { attributeText } from '../../../../../dist-config/reference/element-pages';
import { attributesOf, TAGS } from '../../../../../src/elements/registry';
import { LANGUAGES, type Language } from '../../languages';

/** The descriptions of the reference: by language, tag and attribute, without formats. */
type Descriptions = Record<Language, Record<string, Record<string, string>>>;

/** The result of `load`, which VitePress runs when it builds the site. */
export declare const data: Descriptions;

export default {
  load: (): Descriptions =>
    Object.fromEntries(LANGUAGES.map((language) => [language, descriptionsIn(language)])) as Descriptions,
};

const descriptionsIn = (language: Language) =>
  Object.fromEntries(
    TAGS.map((tag) => [
      tag,
      Object.fromEntries(
        Object.keys(attributesOf(tag)).map((name) => [name, attributeText(language, tag, name).replaceAll('`', '')]),
      ),
    ]),
  );

import { table } from '../../../../dist-config/reference/markdown';
import type { Language } from '../languages';
import { slugOf } from '../slug';
import { type Call, callGroups, type Operation, type Parameter, readOpenApi, type Schema } from './openapi';
import { API_TEXTS } from './texts';

/** The page of all data types, beside those of the tags. */
export const SCHEMAS = 'data-types';

/** A page that is made from openapi.json. */
export type CallPage = { slug: string; title: string; count: number; text: string };

const openApi = readOpenApi();

/** Returns a description from openapi.json as Markdown: its text is no HTML, and in German it is marked as English. */
function english(language: Language, text: string): string {
  const safe = text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replace(/[<>{}*_[\]]/g, '\\$&').replaceAll('\\<', '&lt;') : part))
    .join('')
    .replaceAll('\n', ' ');
  return safe && language === 'de' ? `<span lang="en">${safe}</span>` : safe;
}

/** Ends a text with a full stop; the descriptions of openapi.json have none. */
const asSentence = (text: string) => (/[.:`)]$/.test(text) || !text ? text : `${text}.`);

const code = (value: unknown) => `\`${String(value)}\``;
const nameOfRef = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const schemaLink = (ref: string) => `[${nameOfRef(ref)}](./${SCHEMAS}.md#${slugOf(nameOfRef(ref))})`;

/** Describes the type of a schema in a few words. */
function typeOf(language: Language, schema: Schema | undefined): string {
  const texts = API_TEXTS[language];
  if (!schema) return '';
  if (schema.$ref) return schemaLink(schema.$ref);
  const either = schema.oneOf ?? schema.anyOf;
  if (either) return either.map((one) => typeOf(language, one)).join(` ${texts.or} `);
  if (schema.allOf) return schema.allOf.map((one) => typeOf(language, one)).join(' + ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ');
  if (schema.items) return texts.listOf(typeOf(language, schema.items));
  const limits = [
    schema.format && code(schema.format),
    schema.pattern && code(schema.pattern),
    schema.minimum !== undefined && texts.from(schema.minimum),
    schema.maximum !== undefined && texts.to(schema.maximum),
    schema.maxLength !== undefined && texts.longest(schema.maxLength),
  ];
  return [[schema.type ?? 'object'].flat().join(` ${texts.or} `), ...limits].filter(Boolean).join(', ');
}

/** Returns a row for each field of a schema, and for those of objects and lists within it. */
function fieldRows(language: Language, schema: Schema, prefix = ''): string[][] {
  const parts = schema.allOf?.filter(({ $ref }) => !$ref) ?? [schema];
  return parts.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const inner = field.items?.properties ? field.items : field;
      const path = `${prefix}${name}${field.items?.properties ? '[]' : ''}`;
      const facts = [typeOf(language, field), ...(required.includes(name) ? [API_TEXTS[language].required] : [])];
      return [
        [code(path), facts.join(', '), english(language, field.description ?? '')],
        ...(field.$ref ? [] : fieldRows(language, inner, `${path}.`)),
      ];
    }),
  );
}

function fieldTable(language: Language, schema: Schema): string[] {
  const { field, type, meaning } = API_TEXTS[language];
  const rows = fieldRows(language, schema);
  return rows.length > 0 ? [table([field, type, meaning], rows)] : [typeOf(language, schema)].filter(Boolean);
}

const parameterOf = (parameter: Parameter): Parameter =>
  parameter.$ref ? (openApi.components.parameters[nameOfRef(parameter.$ref)] ?? parameter) : parameter;

function parameterTable(language: Language, parameters: readonly Parameter[]): string[] {
  const texts = API_TEXTS[language];
  const rows = parameters
    .map(parameterOf)
    .map(({ name, in: place, required, schema, description }) => [
      code(name),
      [texts.place[place], typeOf(language, schema), ...(required ? [texts.required] : [])].filter(Boolean).join(', '),
      english(language, description ?? ''),
    ]);
  return rows.length > 0 ? [`### ${texts.parameters}`, table([texts.parameter, texts.type, texts.meaning], rows)] : [];
}

function answerTable(language: Language, { responses }: Operation): string[] {
  const texts = API_TEXTS[language];
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => [
    status,
    english(language, description ?? ''),
    Object.entries(content)
      .map(([type, { schema }]) => {
        const inner = schema?.properties?.data ?? schema;
        return [code(type), typeOf(language, inner)].join(' ');
      })
      .join('; '),
  ]);
  return [`### ${texts.answers}`, table([texts.status, texts.meaning, texts.content], rows)];
}

/** Lists the fields of an answer that are described with the call alone. */
function answerFields(language: Language, { responses }: Operation): string[] {
  const { field, type, meaning, answerFields: title } = API_TEXTS[language];
  const schema = responses['200']?.content?.['application/json']?.schema ?? {};
  const rows = schema.$ref ? [] : fieldRows(language, schema);
  // `data` alone is in the table of the answers.
  return rows.length > 1 ? [`### ${title}`, table([field, type, meaning], rows)] : [];
}

/** Says who must have a call, and who may call it. */
function factsOf(language: Language, operation: Operation): string[] {
  const texts = API_TEXTS[language];
  const capability = operation['x-capability'];
  const { security = [] } = operation;
  const facts = [
    operation['x-required'] && texts.needed,
    capability && `${texts.capability} ${code(capability)}.`,
    operation['x-internal'] && texts.internal,
    security.length > 0 && (security.some((way) => Object.keys(way).length === 0) ? texts.maybeToken : texts.token),
  ].filter(Boolean);
  return facts.length > 0 ? [facts.join(' ')] : [];
}

function callEntry(language: Language, { method, path, operation }: Call): string[] {
  const texts = API_TEXTS[language];
  const body = operation.requestBody;
  return [
    `## \`${method} ${path}\``,
    [operation.summary, operation.description]
      .flatMap((text) => (text ? [english(language, asSentence(text))] : []))
      .join(' '),
    ...factsOf(language, operation),
    ...parameterTable(language, operation.parameters ?? []),
    ...(body
      ? [
          `### ${texts.body}`,
          ...Object.entries(body.content).flatMap(([type, { schema }]) => [
            code(type),
            ...(schema ? fieldTable(language, schema) : []),
          ]),
        ]
      : []),
    ...answerTable(language, operation),
    ...answerFields(language, operation),
  ];
}

/** Returns the pages that are made from openapi.json: one for each tag, and one of all data types. */
export function callPages(language: Language): CallPage[] {
  const texts = API_TEXTS[language];
  const groups = callGroups(openApi).map(({ name, slug, description, calls }) => ({
    slug,
    title: texts.tags[name]?.title ?? name,
    count: calls.length,
    text: [
      `# ${texts.tags[name]?.title ?? name}`,
      texts.tags[name]?.lead ?? english(language, asSentence(description ?? '')),
      texts.english,
      ...calls.flatMap((call) => callEntry(language, call)),
    ].join('\n\n'),
  }));
  const schemas = Object.entries(openApi.components.schemas);
  const types = [
    `# ${texts.schemas}`,
    texts.schemasLead,
    texts.english,
    ...schemas.flatMap(([name, schema]) => [
      `## ${name}`,
      ...(schema.description ? [english(language, schema.description)] : []),
      ...(schema.allOf?.some(({ $ref }) => $ref) ? [typeOf(language, schema)] : []),
      ...fieldTable(language, schema),
    ]),
  ];
  return [...groups, { slug: SCHEMAS, title: texts.schemas, count: schemas.length, text: types.join('\n\n') }];
}

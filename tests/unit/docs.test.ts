import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../demo/docs/.vitepress/languages';
import { PAGES } from '../../demo/docs/.vitepress/pages';
import { pictureFiles, SETTING_PICTURES } from '../../demo/docs/.vitepress/setting-pictures';
import { CSS_TEXTS } from '../../dist-config/reference/css-texts';
import { attributeText, elementText, eventText, splitDefault } from '../../dist-config/reference/element-pages';
import { attributeDoc, cssProperties, eventTypes } from '../../dist-config/reference/registry-docs';
import { documentedSettings, settingText } from '../../dist-config/reference/setting-pages';
import {
  attributesOf,
  commonAttributes,
  elementAttributes,
  LIST_METHODS,
  METHODS,
  PARTS,
  TAGS,
} from '../../src/elements/registry';

const pageOf = (language: Language, page: string) => readFileSync(`demo/docs/${language}/${page}.md`, 'utf8');
const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '').sort();

describe('the pages of the documentation', () => {
  it('exist in both languages', () => {
    const pages = [...Object.values(PAGES).flat(), ...TAGS.map((tag) => `elements/${tag}`)];
    const missing = LANGUAGES.flatMap((language) =>
      pages.map((page) => `demo/docs/${language}/${page}.md`).filter((file) => !existsSync(file)),
    );
    expect(missing).toEqual([]);
  });

  it('load nothing from other sites', () => {
    const pages = readdirSync('demo/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:md|vue|css|svg)$/.test(file),
    );
    const foreign = /<(?:img|iframe|link|source|video)\b[^>]*(?:src|href)="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\//;
    const withoutCode = (text: string) => text.replace(/^[ ]*```[\s\S]*?^[ ]*```/gm, '').replace(/`[^`\n]*`/g, '');
    expect(pages.filter((file) => foreign.test(withoutCode(readFileSync(join('demo/docs', file), 'utf8'))))).toEqual(
      [],
    );
  });
});

describe.each(LANGUAGES)('the reference (%s)', (language) => {
  it('has an entry for every element and attribute', () => {
    const overview = pageOf(language, 'elements/index');
    for (const tag of TAGS) {
      const page = pageOf(language, `elements/${tag}`);
      expect(overview).toContain(`[\`<${tag}>\`](${tag}.md)`);
      expect(elementText(language, tag), tag).toMatch(/\.$/);
      expect(page).toContain(`<LiveExample tag="${tag}"`);
      for (const name of Object.keys(elementAttributes[tag])) expect(page, tag).toContain(`### \`${name}\`\n`);
    }
    for (const name of Object.keys(commonAttributes)) expect(overview).toContain(`### \`${name}\`\n`);
  });

  it('has an entry for every event, method, part and CSS property', () => {
    const overview = pageOf(language, 'elements/index');
    for (const { name } of eventTypes) {
      expect(overview).toContain(`### \`${name}\`\n`);
      expect(eventText(language, name), name).toMatch(/\.$/);
    }
    for (const name of Object.keys({ ...METHODS, ...LIST_METHODS })) expect(overview).toContain(`### \`${name}\`\n`);
    for (const part of Object.values(PARTS)) expect(overview).toContain(`| \`::part(${part})\` |`);
    for (const name of Object.keys(cssProperties)) expect(CSS_TEXTS[name]?.[language], name).toMatch(/\.$/);
    expect(Object.keys(CSS_TEXTS).sort()).toEqual(Object.keys(cssProperties).sort());
  });

  it('has an entry for every setting, with a description', () => {
    const page = pageOf(language, 'settings');
    for (const { entry, path } of documentedSettings) {
      expect(page).toContain(`### \`${entry}\`\n`);
      expect(settingText(language, path), path).toMatch(/[.?:]$/);
    }
  });
});

it('the German attributes name the same code and have a default where the English ones have one', () => {
  for (const tag of TAGS)
    for (const name of Object.keys(attributesOf(tag))) {
      const [german, english] = [splitDefault(attributeText('de', tag, name)), splitDefault(attributeDoc(tag, name))];
      expect(german.text + english.text, `${tag} ${name}`).not.toMatch(/Default|Standard:/);
      expect(german.byDefault === undefined, `${tag} ${name}`).toBe(english.byDefault === undefined);
      const codeOf = ({ text, byDefault = '' }: typeof german) => codeIn(`${text} ${byDefault}`);
      for (const code of codeOf(english)) expect(codeOf(german), `${tag} ${name}`).toContain(code);
    }
});

it('the pictures of settings belong to settings, and exist', () => {
  const entries = documentedSettings.map(({ entry }) => entry);
  expect(SETTING_PICTURES.filter(({ setting }) => !entries.includes(setting))).toEqual([]);
  expect(readdirSync('demo/docs/pictures').sort()).toEqual(SETTING_PICTURES.flatMap(pictureFiles).sort());
});

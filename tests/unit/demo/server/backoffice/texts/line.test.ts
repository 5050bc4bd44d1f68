import { describe, expect, it } from 'vitest';
import { readLine } from '../../../../../../demo/server/backoffice/texts/line';
import { fillLine, htmlOf, plainOf, type TemplateValues } from '../../../../../../demo/server/backoffice/texts/written';
import { itForAll } from '../../../../../support/it-for-all';
import { xssStrings } from '../../../../../support/xss-strings';

const NAMES = ['titel', 'ort', 'preis', 'link'];

function written(line: string, values: TemplateValues) {
  const read = readLine(line, NAMES);
  if ('problem' in read) throw new Error(read.problem);
  const done = fillLine(read.parts, values);
  return [plainOf(done), htmlOf(done)];
}
const plain = (line: string, values: TemplateValues) => written(line, values)[0];
const html = (line: string, values: TemplateValues) => written(line, values)[1];

const JAZZ = { titel: 'Jazz', ort: 'Halle', preis: '', link: 'https://a.example/1' };

describe('a line of a template', () => {
  itForAll([
    ['{titel}', 'Jazz'],
    ['{ Titel } im {ort}', 'Jazz im Halle'],
    ['{titel}[, {ort}][, {preis}].', 'Jazz, Halle.'],
    ['[{preis} in {ort}]{titel}', 'Jazz'],
    ['[{titel}[ ({preis})]]', ''],
    ['**{titel}** *in* {ort}', 'Jazz in Halle'],
    ['\\{titel\\} \\[x\\] \\*\\\\', '{titel} [x] *\\'],
    ['{titel}\n[{preis}]\n{ort}', 'Jazz\nHalle'],
    ['{titel}   {preis}   {ort}', 'Jazz Halle'],
    ['C:\\neu', 'C:\\neu'],
  ])('%j is %j', (line, words) => expect(plain(line, JAZZ)).toBe(words));

  it('keeps non-breaking spaces of a value, and collapses other blanks', () => {
    expect(plain('{titel}: {preis}', { ...JAZZ, titel: ' Jazz \n im  Mai', preis: '7,00\u00a0€' })).toBe(
      'Jazz im Mai: 7,00\u00a0€',
    );
  });

  it('is formatted if the text allows it', () => {
    expect(html('**{titel}[ *{ort}*]**\n{link}', JAZZ)).toBe(
      '<strong>Jazz</strong><strong> </strong><strong><em>Halle</em></strong><br><a href="https://a.example/1">https://a.example/1</a>',
    );
  });

  itForAll([
    ['{tietel}', '{tietel} gibt es hier nicht'],
    ['{constructor}', '{constructor} gibt es hier nicht'],
    ['{', 'Name eines Platzhalters'],
    ['{titel', 'Name eines Platzhalters'],
    ['a }', 'Vor „}“ fehlt'],
    ['a ]', 'Vor „]“ fehlt'],
    ['[{titel}', 'fehlt am Ende „]“'],
    ['**{titel}', 'fehlt am Ende „**“'],
    ['*{titel}', 'fehlt am Ende „*“'],
    ['[nur Wörter]', 'muss ein Platzhalter stehen'],
    ['**[{titel}**]', 'Vor „]“ fehlt'],
  ])('%j is refused with a message', (line, words) => {
    const read = readLine(line, NAMES);
    expect('problem' in read && read.problem).toContain(words);
  });

  it('never interprets characters of a value as syntax', () => {
    const evil = '**{link}** [x] \\* {titel}';
    expect(plain('{titel}!', { titel: evil })).toBe(`${evil}!`);
    expect(html('{titel}!', { titel: evil })).toBe(`${evil}!`);
  });

  it('creates markup from its own syntax only', () => {
    for (const attack of xssStrings) {
      expect(html('{titel}', { titel: attack }), attack).not.toMatch(/<(?!br>)/);
      expect(html('{link}', { link: attack }), attack).not.toMatch(/<(?!\/?a\b)|href="javascript:/i);
      const read = readLine(attack, NAMES);
      if ('parts' in read) expect(htmlOf(fillLine(read.parts, {})), attack).not.toMatch(/<(?!br>|\/?(?:strong|em)>)/);
    }
  });

  it('of any length is processed', () => {
    for (const sign of ['[', '*', '**', '{', '\\', '[{titel}'])
      expect(() => readLine(sign.repeat(1_000), NAMES)).not.toThrow();
  });
});

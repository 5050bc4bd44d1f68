// @vitest-environment happy-dom
import { DOMParser as Parser } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { schemaOf } from '../../../../src/forms/editor/schema';
import { storedHtmlOf } from '../../../../src/forms/editor/stored-html';
import { tidyPasted } from '../../../../src/forms/editor/tidy-pasted';
import { RICH_TEXT_FORMATS } from '../../../../src/lib/rich-text-formats';

/** Pastes HTML into the editor. @returns the HTML that is stored */
function pasted(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  tidyPasted(box);
  return storedHtmlOf(Parser.fromSchema(schemaOf(RICH_TEXT_FORMATS)).parse(box));
}

/** A paragraph of a list, as Word writes it. */
const wordItem = (text: string, marker: string, level = 1, list = 0) =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin-left:36.0pt;text-indent:-18.0pt;mso-list:l${list} level${level} lfo1">` +
  '<!--[if !supportLists]--><span style="font-family:Symbol;mso-fareast-font-family:Symbol"><span style="mso-list:Ignore">' +
  `${marker}<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

const GOOGLE =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:700">Programm</span></h2>' +
  '<p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none">Am </span>' +
  '<span style="font-size:11pt;font-weight:700;font-style:italic">Samstag</span><span style="text-decoration:underline"> ab 10</span> ' +
  '<a href="https://a.example/x" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">im Park</span></a></p>' +
  '<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Musik</span></p></li>' +
  '<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>laut</span></p></li></ul></ul></b><br class="Apple-interchange-newline">';

it.each([
  [
    'words of Google',
    GOOGLE,
    '<h3>Programm</h3><p>Am <strong><em>Samstag</em></strong><u> ab 10</u> <a href="https://a.example/x" target="_blank" rel="noopener noreferrer">im Park</a></p><ul><li>Musik<ul><li>laut</li></ul></li></ul>',
  ],
  [
    'a text of Word',
    '<p class="MsoNormal" style="mso-margin-top-alt:auto"><b style="mso-bidi-font-weight:normal">Fett<o:p></o:p></b> und <span style="mso-bidi-font-style:italic">nicht</span><span style="mso-hide:all">geheim</span></p>',
    '<p><strong>Fett</strong> und nicht</p>',
  ],
  [
    'a list of Word with one inside',
    `<p class="MsoNormal">Davor</p>${wordItem('Musik', '·')}${wordItem('laut', 'o', 2)}${wordItem('leise', 'o', 2)}${wordItem('Theater', '·')}<p>Danach</p>`,
    '<p>Davor</p><ul><li>Musik<ul><li>laut</li><li>leise</li></ul></li><li>Theater</li></ul><p>Danach</p>',
  ],
  [
    'two lists of Word with a line between',
    `${wordItem('eins', '1.')}${wordItem('zwei', '2.')}<p>Pause</p>${wordItem('a', 'a)')}`,
    '<ol><li>eins</li><li>zwei</li></ol><p>Pause</p><ol><li>a</li></ol>',
  ],
  [
    'a numbered list of Word behind one with points',
    `${wordItem('Musik', '§')}${wordItem('eins', '1.', 1, 1)}`,
    '<ul><li>Musik</li></ul><ol><li>eins</li></ol>',
  ],
  ['a list of Word that begins inside', wordItem('laut', 'o', 3), '<ul><li>laut</li></ul>'],
  [
    'a table',
    '<table><tbody><tr><th>Zeit</th><th><p>Wer</p></th></tr><tr><td><p>10</p><p>11</p></td><td>Musik</td></tr></tbody></table>',
    '<p>Zeit – Wer</p><p>10<br>11 – Musik</p>',
  ],
  [
    'bold that is none',
    '<p><b style="font-weight: normal">a</b><strong style="font-weight:400">b</strong><em style="font-style:normal">c</em></p>',
    '<p>abc</p>',
  ],
  [
    'what is hidden',
    '<p>a<span style="display: none">b</span></p><div style="display:none"><p>c</p></div>',
    '<p>a</p>',
  ],
  [
    'a website',
    '<div class="x"><h1><b>Titel</b></h1><div>eins<br>zwei</div><img src="x.png" onerror="hit()"><button onclick="hit()">Knopf</button></div>',
    '<h3>Titel</h3><p>eins<br>zwei</p><p>Knopf</p>',
  ],
])('tidies %s', (_, html, expected) => {
  expect(pasted(html)).toBe(expected);
});

import { DOMParser as Parser } from 'prosemirror-model';
import { schemaOf } from '../../src/forms/editor/schema';
import { docOf, storedHtmlOf } from '../../src/forms/editor/stored-html';
import { tidyPasted } from '../../src/forms/editor/tidy-pasted';
import { loadCleaner } from '../../src/lib/clean-html';
import type { RichTextFormat } from '../../src/lib/rich-text-formats';

/** A text with its allowed formats, from stored or pasted HTML. */
export type Sample = { html: string; formats: readonly RichTextFormat[] };

/** Removes blanks: browsers show none at the edges of a block, and the parser drops them. */
const withoutBlanks = (html: string) => html.replace(/[ \t\n\r\f]+/g, '');

/** Returns the texts that an editor changes wrongly; for a browser, as happy-dom does not clean. */
export async function findUnsound(samples: readonly Sample[]): Promise<string[]> {
  const cleaner = await loadCleaner();
  return samples.flatMap(({ html, formats }) => {
    const schema = schemaOf(formats);
    const pasted = new DOMParser().parseFromString(html, 'text/html').body;
    tidyPasted(pasted);
    const written = {
      stored: storedHtmlOf(docOf(html, schema, cleaner)),
      pasted: storedHtmlOf(Parser.fromSchema(schema).parse(pasted)),
    };
    return Object.entries(written).flatMap(([way, text]) => {
      const cleaned = String(cleaner.content(text));
      const again = storedHtmlOf(docOf(text, schema, cleaner));
      return [
        ...(cleaned === text ? [] : [`${way} ${formats}: ${html} gave ${text}, cleaned ${cleaned}`]),
        ...(withoutBlanks(again) === withoutBlanks(text)
          ? []
          : [`${way} ${formats}: ${html} gave ${text}, and then ${again}`]),
      ];
    });
  });
}

Object.assign(window, { findUnsound });

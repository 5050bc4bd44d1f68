import { plainText } from '../support/back-office-browser';

const CONTROL = /<input ([^>]*)>|<textarea ([^>]*)>\n?([^<]*)<|<select ([^>]*)>(.*?)<\/select>/gs;

const attribute = (attributes: string, name: string) =>
  plainText(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

/** Returns the fields that a browser would submit for a form of a page, without a button. */
export function submittedForm(html: string, id: string): Record<string, string> {
  const form = html.split(new RegExp(`<form [^>]*id="${id}"`))[1]?.split('</form>')[0];
  if (form === undefined) throw new Error(`There is no form ${id}.`);
  const sent: Record<string, string> = {};
  for (const [, input = '', area, text = '', select = '', options = ''] of form.matchAll(CONTROL)) {
    const attributes = area ?? (input || select);
    const name = attribute(attributes, 'name');
    const isUnticked = /type="(?:checkbox|radio)"/.test(input) && !/ checked/.test(input);
    if (name === '' || isUnticked) continue;
    const chosen = /<option value="([^"]*)" selected>/.exec(options)?.[1];
    sent[name] = area !== undefined ? plainText(text) : select ? plainText(chosen ?? '') : attribute(input, 'value');
  }
  return sent;
}

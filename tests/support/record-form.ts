import { fieldsOf, plainText } from './back-office-browser';

/** Returns all fields of the form of a catalogue record as a browser would send them, also those that are seen. */
export function recordFormOf(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form', html.indexOf('name="seen"'))).split('</form>')[0] ?? '';
  const shown = [...form.matchAll(/<input id="([^"]*)" name="[^"]*"[^>]* value="([^"]*)"/g)];
  const dates = [...form.matchAll(/<input type="date" id="([^"]*)"[^>]* value="([^"]*)"/g)];
  const boxes = [...form.matchAll(/<input type="checkbox" name="([^"]*)" value="yes" checked/g)];
  const chosen = [...form.matchAll(/<select id="([^"]*)"[^>]*>(?:(?!<\/select>).)*?value="([^"]*)" selected/gs)];
  return {
    ...Object.fromEntries([...shown, ...dates, ...chosen].map(([, name = '', value = '']) => [name, plainText(value)])),
    ...Object.fromEntries(boxes.map(([, name = '']) => [name, 'yes'])),
    ...fieldsOf(form),
  };
}

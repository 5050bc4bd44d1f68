import { type backOfficeBrowser, plainText } from './back-office-browser';

type Browser = ReturnType<typeof backOfficeBrowser>;

/** A form of a page with what a browser would send. */
export type ShownForm = { action: string; isPost: boolean; fields: Readonly<Record<string, string>> };

/** Forms whose sending would end the walk: the log-out, and those of the own session. */
const ENDING = /\/(?:logout|login|block|sessions)$/;
/** The number of pages of one kind that are looked at. */
const MAX_ALIKE = 1;
/** The fields that are tried one by one; a form with more is sent with all of them wrong. */
const MAX_SINGLE = 6;

const attribute = (tag: string, name: string) => plainText(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** Makes addresses of things of one kind alike, which need no second look. */
const shapeOf = (path: string) => path.replace(/=[^&]*/g, '=').replace(/\/[^/?]*\d[^/?]*/g, '/#');

function formsOf(html: string, path: string): ShownForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, tag = '', body = '']) => {
    const id = attribute(tag, 'id');
    const apart = id ? [...html.matchAll(/<(?:input|button|textarea|select)\b[^>]*>/g)].flat() : [];
    const own = [...body.matchAll(/<(?:input|button|textarea|select)\b[^>]*>/g)].flat();
    const tags = [...apart.filter((control) => attribute(control, 'form') === id), ...own];
    const named = tags.filter((control) => attribute(control, 'name') !== '');
    const fields = Object.fromEntries(named.map((one) => [attribute(one, 'name'), attribute(one, 'value')]));
    return { action: attribute(tag, 'action') || path, isPost: /method="post"/i.test(tag), fields };
  });
}

/** Follows the links of the office from some pages on, and returns each kind of form once. */
export async function shownForms(browser: Browser, from: readonly string[]): Promise<ShownForm[]> {
  const pages = [...from];
  const alike = new Map<string, number>();
  const forms = new Map<string, ShownForm>();
  for (const path of pages) {
    const { html } = await browser.open(path);
    for (const [, link = ''] of html.matchAll(/href="(\/backoffice[^"#]*)/g)) {
      const target = plainText(link);
      const count = alike.get(shapeOf(target)) ?? 0;
      if (pages.includes(target) || count >= MAX_ALIKE || !from.some((start) => target.startsWith(start))) continue;
      alike.set(shapeOf(target), count + 1);
      pages.push(target);
    }
    for (const form of formsOf(html, path)) {
      const name = `${shapeOf(form.action)} ${Object.keys(form.fields).map((field) => field.replace(/\d+/g, '#'))}`;
      if (!ENDING.test(form.action) && !forms.has(name)) forms.set(name, form);
    }
  }
  return [...forms.values()];
}

/** Sends a form with each wrong value in all fields, and with the first one in one field after the other. */
export async function* sentForms(browser: Browser, { action, isPost, fields }: ShownForm, values: readonly string[]) {
  const names = Object.keys(fields).filter((name) => name !== 'csrf');
  const all = names.filter((name) => name !== 'action');
  const single = names.length > MAX_SINGLE ? [] : names.map((name) => [name]);
  const tries = [
    ...values.map((value) => ({ place: all, value })),
    ...single.map((place) => ({ place, value: values[0] ?? '' })),
  ];
  for (const { place, value } of tries) {
    const sent = { ...fields, ...Object.fromEntries(place.map((name) => [name, value])) };
    const { status, html } = await (isPost
      ? browser.post(action, sent)
      : browser.open(`${action.split('?')[0]}?${new URLSearchParams(sent)}`));
    yield { status, html, what: `${action} ${place.slice(0, 3)}=${JSON.stringify(value.slice(0, 20))}` };
  }
}

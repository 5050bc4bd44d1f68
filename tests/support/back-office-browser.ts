/** Password of the back office in tests of the server, and of its first operator. */
export const BACK_OFFICE_PASSWORD = 'Verwaltung: geheim';

/** The first operator in tests, who may do everything. */
export const OPERATOR = { name: 'Olga Ott', email: 'operator@example.org' };

/** The address and password with which that operator logs in. */
export const CREDENTIALS = { email: OPERATOR.email, password: BACK_OFFICE_PASSWORD };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as it stands in HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** A text of HTML as it is read. */
export const plainText = (text: string) =>
  text.replace(/&[^;]+;/g, (entity) => Object.keys(entities).find((sign) => entities[sign] === entity) ?? entity);

/** Returns the words of a page, without tags. */
export const wordsOf = (html: string): string => plainText(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

/** The fields of the forms of a page, as a browser would send them. */
export function fieldsOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)) {
    fields[name] = plainText(value);
  }
  for (const [, name = '', value = ''] of html.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>\n?([^<]*)</g)) {
    fields[name] = plainText(value);
  }
  return fields;
}

type Page = { status: number; headers: Headers; html: string; bytes: ArrayBuffer };

/** Whatever answers requests: the server's application, or a running server. */
type Site = { request(path: string, init: RequestInit): Response | Promise<Response> };

/** A browser without scripts: keeps cookies, follows redirects, sends the forms of a page; `from` is its address. */
export function backOfficeBrowser(app: Site, from = '203.0.113.1') {
  const cookies = new Map<string, string>();
  const open = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(path, {
      ...init,
      headers: { 'x-forwarded-for': from, ...init.headers, cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (target) return open(target);
    const bytes = await response.arrayBuffer();
    return { status: response.status, headers: response.headers, html: new TextDecoder().decode(bytes), bytes };
  };
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    open(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
  const csrfOf = ({ html }: Pick<Page, 'html'>) => /name="csrf" value="([\w-]{43})"/.exec(html)?.[1] ?? '';
  /** Logs in; in an office without operators it first creates {@link OPERATOR}, by the shared password. */
  const logIn = async (password = BACK_OFFICE_PASSWORD, email = OPERATOR.email) => {
    const shown = await open('/backoffice');
    const answer = await post('/backoffice/login', { csrf: csrfOf(shown), email, password });
    if (shown.html.includes('name="email"') || answer.status !== 200) return answer;
    const typed = { ...OPERATOR, password1: password, password2: password };
    return post('/backoffice/first-account', { csrf: csrfOf(answer), ...typed });
  };
  return { open, post, csrfOf, logIn, cookies };
}

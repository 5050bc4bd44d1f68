/**
 * The settings page: refuses wrong input before it is sent, and tests the connection from this browser.
 */
((wp) => {
  const { __, sprintf } = wp.i18n;
  const form = document.getElementById('event-portal-settings');
  const hosts = document.getElementById('event-portal-hosts');
  const base = document.getElementById('event-portal-base');
  const json = document.getElementById('event-portal-json');
  const sri = document.getElementById('event-portal-sri');
  const results = document.getElementById('event-portal-results');
  const button = document.getElementById('event-portal-test');

  const ENTRY = 'event-portal.js';
  const PATIENCE_MS = 15_000;
  const withSlash = (address) => address.replace(/\/*$/, '/');
  const hostList = () => hosts.value.split(/\s+/).filter(Boolean);

  function isWebAddress(text) {
    try {
      const { protocol, username } = new URL(text);
      return /^https?:$/.test(protocol) && username === '';
    } catch {
      return false;
    }
  }

  function isJsonObject(text) {
    try {
      const value = JSON.parse(text);
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    } catch {
      return false;
    }
  }

  function check() {
    const wrong = hostList().find((host) => !isWebAddress(host));
    hosts.setCustomValidity(
      wrong === undefined
        ? ''
        : /* translators: %s: what was entered. */
          sprintf(__('“%s” is not an address that begins with https:// or http://.', 'event-portal'), wrong),
    );
    base.setCustomValidity(
      base.value.trim() === '' || isWebAddress(base.value.trim())
        ? ''
        : __('Enter an address that begins with https:// or http://.', 'event-portal'),
    );
    json.setCustomValidity(
      json.value.trim() === '' || isJsonObject(json.value) ? '' : __('Enter a JSON object.', 'event-portal'),
    );
  }

  function tell(text) {
    const line = document.createElement('li');
    line.textContent = text;
    results.append(line);
  }

  /** Tests one address; returns the sentence about it. */
  async function testHost(host) {
    let response;
    try {
      response = await fetch(`${host.replace(/\/+$/, '')}/api/clientSettings`, {
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch {
      return sprintf(
        /* translators: %s: an address. */
        __(
          '%s: no answer. The address is wrong, the server is not reachable, or it does not allow requests of this site (CORS).',
          'event-portal',
        ),
        host,
      );
    }
    if (!response.ok) {
      return sprintf(
        /* translators: 1: an address, 2: a number such as 404. */
        __('%1$s: the server answers with error %2$d. Check the name of the client in the address.', 'event-portal'),
        host,
        response.status,
      );
    }
    const answer = await response.json().catch(() => undefined);
    return typeof answer?.data === 'object' && answer.data !== null
      ? /* translators: %s: an address. */
        sprintf(__('%s: connected.', 'event-portal'), host)
      : /* translators: %s: an address. */
        sprintf(__('%s: another program answers. Check the address.', 'event-portal'), host);
  }

  async function testFiles() {
    const own = window.eventPortalFiles;
    const folder = withSlash(base.value.trim() || own.base);
    const options = sri.checked ? { integrity: own.integrity[ENTRY] } : {};
    try {
      const response = await fetch(folder + ENTRY, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
      const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
      return response.ok && isScript
        ? __('Files: found.', 'event-portal')
        : /* translators: %s: an address. */
          sprintf(__('Files: %s is not a script. Check the address of the files.', 'event-portal'), folder + ENTRY);
    } catch {
      return sprintf(
        /* translators: %s: an address. */
        __(
          'Files: %s cannot be loaded. The address is wrong, the server does not allow it for this site (CORS), or the files are of another version than the plugin.',
          'event-portal',
        ),
        folder + ENTRY,
      );
    }
  }

  async function test() {
    check();
    if (!form.reportValidity()) return;
    results.replaceChildren();
    button.disabled = true;
    try {
      if (hostList().length === 0) tell(__('Enter the address of your event-management system first.', 'event-portal'));
      const sentences = await Promise.all([...hostList().map(testHost), testFiles()]);
      for (const sentence of sentences) tell(sentence);
    } finally {
      button.disabled = false;
    }
  }

  for (const field of [hosts, base, json]) field.addEventListener('input', check);
  button.addEventListener('click', () => void test());
})(window.wp);

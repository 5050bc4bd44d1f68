import { safeStorage } from '../../lib/storage';
import { brokenBuiltins } from '../broken-builtins';
import { type Row, row } from './row';

const PROBE_KEY = 'event-portal:probe';

const folderOf = (script: string) => (script ? new URL('.', script).href : 'part of an application');

/** Describes the script: version, folder of the files, further copies on the page. */
export function scriptRows(): Row[] {
  const { version = '', script = '', otherCopies = [] } = window.EventPortal ?? {};
  const copies = otherCopies.map((copy) =>
    row('script', copy, 'loaded, too, and does nothing', 'Remove all script tags of the product but one.'),
  );
  return [row('script', version, folderOf(script)), ...copies];
}

function storageRow(name: 'localStorage' | 'sessionStorage'): Row {
  const works = safeStorage(() => window[name]).set(PROBE_KEY, '1');
  safeStorage(() => window[name]).remove(PROBE_KEY);
  return works
    ? row('page', name, 'works')
    : row('page', name, 'blocked or full', 'Log-ins, favourites and drafts last until the page is closed.');
}

/** Checks whether the page is in a frame of another site, for which browsers keep a storage of its own. */
function isPartitioned(): boolean {
  try {
    return window.top !== window && !window.top?.location.href;
  } catch {
    return true;
  }
}

/** Describes the page: built-in functions, storage, connection. */
export function pageRows(): Row[] {
  const broken = brokenBuiltins();
  return [
    broken.length === 0
      ? row('page', 'built-in functions', 'work')
      : row('page', 'built-in functions', `replaced: ${broken.join(', ')}`, 'The elements are shown in frames.'),
    storageRow('localStorage'),
    storageRow('sessionStorage'),
    ...(isPartitioned()
      ? [
          row(
            'page',
            'frame',
            'in a page of another site',
            'Its storage is not that of the site itself: log-ins differ.',
          ),
        ]
      : []),
    ...(navigator.onLine === false ? [row('page', 'connection', 'the browser is offline')] : []),
  ];
}

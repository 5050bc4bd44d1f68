import { warnOnce } from '../lib/warn';
import type { SettingProblem } from './read-settings';

/** Reports each invalid setting once in the console, with advice. */
export function warnAboutSettings(problems: readonly SettingProblem[]): void {
  for (const { path, message, code } of problems) {
    if (code) warnOnce(`settings: ${path} contradicts other settings. ${message}`);
    else warnOnce(`settings: ${path || 'all of it'} is ignored. ${message}`);
  }
}

import { saveApproval } from '../../clients/settings/save-approval';
import { saveSettings } from '../../clients/settings/save-settings';
import { withValue } from '../../clients/settings/settings-object';
import { loadSeenSettings, loadSettings } from '../../clients/settings/settings-versions';
import type { OfficeOptions } from '../options';
import { actorContextOf, type BackOfficeApp, clientOf, redirectWithResult } from '../page/office';
import { conflictSection, mergedSettings } from './conflict';
import { answerDraft, readSentForm, readValidJson } from './draft';
import { unsavedText } from './json-page';
import { closedPreview, previewPage, SETTINGS_PREVIEW_POLICY } from './preview-page';
import { isTooLong } from './read-json';
import { laterSaversText } from './saver-words';
import { serveVersions } from './serve-versions';
import { fieldAt } from './setting-fields';
import { labelOf } from './setting-texts';
import { settingsPages } from './show-settings';

/** Serves the settings of a client as a form and as JSON, their versions, and the approval of new accounts. */
export function serveSettings(pages: BackOfficeApp, options: OfficeOptions): void {
  const { database } = options;
  const { showForm, showJson } = settingsPages(options);

  pages.get('/:client/settings', (context) => showForm(context, {}));
  pages.get('/:client/settings/json', (context) => showJson(context));
  pages.get('/:client/settings/preview', (context) => {
    context.header('Content-Security-Policy', SETTINGS_PREVIEW_POLICY);
    return context.html(context.get('isClosed') ? closedPreview : previewPage(clientOf(context)));
  });

  pages.post('/:client/settings', async (context) => {
    const form = context.get('form');
    const client = clientOf(context);
    const { settings, faults, typed } = await readSentForm(database, client, form);
    const reset = fieldAt(form.line('reset'));
    if (reset) {
      const content = { settings: withValue(settings, reset.path, undefined), typed: without(typed, reset.path) };
      return showForm(context, content, { notice: `Zurückgesetzt, noch nicht gespeichert: ${labelOf(reset.path)}.` });
    }
    const repaired = faults.find(({ field, repair }) => repair && field === form.line('repair'));
    if (repaired?.field && repaired.repair) {
      const mended = withValue(settings, repaired.field, repaired.repair.value);
      const notice = `Geändert, noch nicht gespeichert: ${labelOf(repaired.field)}.`;
      return showForm(context, { settings: mended, typed: without(typed, repaired.field) }, { notice });
    }
    if (faults.length > 0)
      return showForm(context, { settings, faults, typed }, { status: 422, problem: unsavedText(faults) });
    const text = JSON.stringify(settings, null, 2);
    if (form.line('to') === 'json') return showJson(context, text);
    if (isTooLong(settings)) return showJson(context, text, { reason: 'too_long' });
    const seenVersion = form.line('seen');
    const result = await saveSettings(options, { value: settings, seenVersion }, actorContextOf(context, options));
    if (result === 'saved') return redirectWithResult(context, '/settings', 'live');
    const stored = await loadSettings(database, client);
    const savers = await laterSaversText(database, { client, seenVersion });
    const conflict = {
      seen: await loadSeenSettings(database, client, seenVersion),
      stored: stored.value,
      sent: settings,
    };
    return showForm(
      context,
      { settings: mergedSettings(conflict) },
      {
        status: 409,
        problem: 'Jemand anders hat die Einstellungen inzwischen geändert. Es wurde noch nichts gespeichert.',
        introduction: conflictSection(conflict, savers),
      },
    );
  });

  pages.post('/:client/settings/json', async (context) => {
    const form = context.get('form');
    const typed = form.text('settings');
    const parsed = await readValidJson(database, clientOf(context), typed);
    if (form.line('to') === 'form' && 'settings' in parsed) return showForm(context, { settings: parsed.settings });
    if ('reason' in parsed) return showJson(context, typed, parsed);
    const newSettings = { value: parsed.settings, seenVersion: form.line('seen') };
    const result = await saveSettings(options, newSettings, actorContextOf(context, options));
    if (result === 'saved') return redirectWithResult(context, '/settings/json', 'live');
    return showJson(context, typed, { reason: 'stale', settings: parsed.settings });
  });

  pages.post('/:client/settings/draft', async (context) =>
    context.json(await answerDraft(database, clientOf(context), context.get('form'))),
  );

  pages.post('/:client/settings/approval', async (context) => {
    await saveApproval(options, context.get('form').line('approves') === 'yes', actorContextOf(context, options));
    return redirectWithResult(context, '/settings', 'done');
  });

  serveVersions(pages, options);
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([name]) => name !== key));
}

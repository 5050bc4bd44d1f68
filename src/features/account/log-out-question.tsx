import styled from '@emotion/styled';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Client } from '../../app/client';
import { formatMoment } from '../../app/drafts/draft-time';
import { setDraftsStay } from '../../app/drafts/drafts';
import {
  closeSession,
  draftsOfPerson,
  type LogOutDraft,
  loadedPersonId,
  registerLogOutQuestion,
} from '../../app/log-out';
import { noticesOf } from '../../app/notices';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import type { LazyModule } from '../../lib/lazy-module';
import { localeOfPath, withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import { isAccountRoute } from '../../routing/route-names';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { draftKind } from './draft-words';
import { SESSION_MESSAGES } from './session-words';

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 24px;
  overflow-wrap: anywhere;
`;

/** A function that saves a draft of this device on the server. @returns true if it is saved */
type SaveDraft = (client: Client, personId: string, name: string) => Promise<boolean>;

type Props = {
  /** True to go to the log-in afterwards, not to the events. */
  isToLogin: boolean;
  /** Without it, the dialog does not offer to save drafts. */
  saver?: LazyModule<SaveDraft> | undefined;
};

/** Logs the user out, after a dialog about drafts. Renders nothing until the user asks to log out. */
export function LogOutQuestion({ isToLogin, saver }: Props) {
  const { t } = useLingui();
  const { element, client } = usePortal();
  const [drafts, setDrafts] = useState<readonly LogOutDraft[]>();
  const logOut = useLogOut(isToLogin);
  const isCollecting = useRef(false);
  const [saving, setSaving] = useState<'running' | 'failed'>();

  function close() {
    setDrafts(undefined);
    setSaving(undefined);
  }
  function finish(keepsDrafts: boolean) {
    setDraftsStay(client.host, keepsDrafts);
    close();
    logOut();
  }
  const openQuestion = useEffectEvent(async () => {
    if (isCollecting.current) return;
    isCollecting.current = true;
    const personDrafts = await draftsOfPerson(client).finally(() => {
      isCollecting.current = false;
    });
    if (personDrafts.length > 0) setDrafts(personDrafts);
    else logOut();
  });
  useEffect(() => registerLogOutQuestion(element, () => void openQuestion()), [element]);

  if (!drafts) return null;
  const canSave = saver !== undefined && saving !== 'failed' && drafts.some(isSavable);

  async function saveAndLeave(all: readonly LogOutDraft[]) {
    const personId = loadedPersonId(client);
    if (saving || !saver || personId === undefined) return;
    setSaving('running');
    const unsaved = await unsavedOf(saver, { client, personId }, all);
    if (unsaved.length === 0) return finish(false);
    setDrafts(unsaved);
    setSaving('failed');
  }

  return (
    <Dialog title={t`Abmelden?`} onClose={close}>
      <p role={saving === 'failed' ? 'alert' : undefined}>
        {saving === 'failed' ? (
          <Trans>Das ließ sich nicht als Entwurf speichern:</Trans>
        ) : (
          <Trans>Auf diesem Gerät liegt noch etwas, das Sie nicht abgeschickt haben:</Trans>
        )}
      </p>
      <DraftNames drafts={drafts} />
      {canSave && (
        <p>
          <Trans>
            Wenn Sie es als Entwurf speichern, finden Sie es nach jeder Anmeldung wieder. Besucher sehen es nicht.
          </Trans>
        </p>
      )}
      <p>
        <Trans>Wer dieses Gerät nach Ihnen benutzt, kann lesen, was darauf bleibt.</Trans>
      </p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={close}>
          <Trans>Angemeldet bleiben</Trans>
        </button>
        <button type="button" className="button is-quiet" onClick={() => finish(false)}>
          <Trans>Abmelden und löschen</Trans>
        </button>
        <button type="button" className={canSave ? 'button is-quiet' : 'button'} onClick={() => finish(true)}>
          <Trans>Abmelden, auf diesem Gerät lassen</Trans>
        </button>
        {canSave && (
          <button
            type="button"
            className="button"
            aria-busy={saving === 'running'}
            onClick={() => void saveAndLeave(drafts)}
          >
            <Trans>Als Entwurf speichern und abmelden</Trans>
          </button>
        )}
      </DialogButtons>
    </Dialog>
  );
}

/** Checks whether the server may accept it: an event or an article with a title. */
const isSavable = ({ name, title }: LogOutDraft) => title !== '' && /^(?:event|article):/.test(name);

type DraftOwner = { client: Client; personId: string };

/** Saves drafts one after the other. @returns those that could not be saved */
async function unsavedOf(
  saver: LazyModule<SaveDraft>,
  { client, personId }: DraftOwner,
  drafts: readonly LogOutDraft[],
) {
  const save = await saver.load().catch(() => undefined);
  const unsaved: LogOutDraft[] = [];
  for (const draft of drafts) {
    const isDone = save && isSavable(draft) && (await save(client, personId, draft.name));
    if (!isDone) unsaved.push(draft);
  }
  return unsaved;
}

function DraftNames({ drafts }: { drafts: readonly LogOutDraft[] }) {
  const { t } = useLingui();
  const translation = useTranslation();
  return (
    <List>
      {drafts.map(({ name, title, changedAt }) => {
        const kind = draftKind(name);
        const moment = formatMoment(changedAt, translation);
        return (
          <li key={name}>
            {kind ? translation._(kind.label) : t`Entwurf`}
            {title && `: ${title}`}
            <p className="hint">{kind?.isNew ? t`Neu, von ${moment}` : t`Änderungen von ${moment}`}</p>
          </li>
        );
      })}
    </List>
  );
}

/** Returns a function that ends the session, shows a notice, and goes to a screen that needs no session. */
function useLogOut(isToLogin: boolean) {
  const portal = usePortal();
  const { _ } = useTranslation();
  return () => {
    const { client, router } = portal;
    const { locale } = localeOfPath(router.route());
    const isInside = isAccountRoute(router.route());
    closeSession(client);
    noticesOf(portal).show({ kind: 'success', text: _(SESSION_MESSAGES.left) });
    router.navigate(withLocale(isToLogin ? paths.login : paths.events, locale), { replace: isInside });
  };
}

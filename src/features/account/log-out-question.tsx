import styled from '@emotion/styled';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import { momentWords } from '../../portal/drafts/draft-words';
import { answerLogOut, closeSession, draftsOfPerson, type KeptDraft } from '../../portal/log-out';
import { noticesOf } from '../../portal/notices';
import { usePortal } from '../../portal/portal';
import { inLocale, localeOfPath, withoutLocale } from '../../routing/locale-of-path';
import { isMemberPath } from '../../routing/member-paths';
import { paths } from '../../routing/paths';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { draftKind } from './draft-words';
import { SESSION_WORDS } from './session-words';

const List = styled.ul`
  margin-block: 8px;
  padding-inline-start: 24px;
  overflow-wrap: anywhere;
`;

type Props = { /** Whether the user comes to the log-in afterwards, not to the events. */ isToLogin: boolean };

/** Logs the user out, after a question where drafts would be lost. Shows nothing until the user asks to log out. */
export function LogOutQuestion({ isToLogin }: Props) {
  const { t } = useLingui();
  const { element, client } = usePortal();
  const [drafts, setDrafts] = useState<readonly KeptDraft[]>();
  const logOut = useLogOut(isToLogin);
  const isAsking = useRef(false);

  const close = () => setDrafts(undefined);
  useEffect(() => {
    async function ask() {
      if (isAsking.current) return;
      isAsking.current = true;
      const found = await draftsOfPerson(client).finally(() => {
        isAsking.current = false;
      });
      if (found.length > 0) setDrafts(found);
      else logOut();
    }
    return answerLogOut(element, () => void ask());
  }, [element, client, logOut]);

  if (!drafts) return null;
  return (
    <Dialog title={t`Abmelden und Entwürfe löschen?`} onClose={close}>
      <p>
        <Trans>Auf diesem Gerät liegt noch etwas, das Sie nicht abgeschickt haben:</Trans>
      </p>
      <DraftNames drafts={drafts} />
      <p>
        <Trans>Beim Abmelden wird es gelöscht, damit es niemand anders sieht.</Trans>
      </p>
      <DialogButtons>
        <button type="button" className="button is-quiet" onClick={close}>
          <Trans>Angemeldet bleiben</Trans>
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            close();
            logOut();
          }}
        >
          <Trans>Abmelden und löschen</Trans>
        </button>
      </DialogButtons>
    </Dialog>
  );
}

function DraftNames({ drafts }: { drafts: readonly KeptDraft[] }) {
  const { t } = useLingui();
  const speech = useSpeech();
  return (
    <List>
      {drafts.map(({ name, title, at }) => {
        const kind = draftKind(name);
        const moment = momentWords(at, speech);
        return (
          <li key={name}>
            {kind ? speech.say(kind.label) : t`Entwurf`}
            {title && `: ${title}`}
            <p className="hint">{kind?.isNew ? t`Neu, von ${moment}` : t`Änderungen von ${moment}`}</p>
          </li>
        );
      })}
    </List>
  );
}

/** Ends the session, says so, and leads the user to a screen that needs no session. */
function useLogOut(isToLogin: boolean) {
  const portal = usePortal();
  const { say } = useSpeech();
  const now = useRef<() => void>(() => undefined);
  now.current = () => {
    const { client, router } = portal;
    const { locale } = localeOfPath(router.route());
    const isInside = isMemberPath(withoutLocale(router.route()));
    closeSession(client);
    noticesOf(portal).say({ kind: 'success', text: say(SESSION_WORDS.left) });
    router.navigate(inLocale(isToLogin ? paths.login : paths.events, locale), { replace: isInside });
  };
  return useRef(() => now.current()).current;
}

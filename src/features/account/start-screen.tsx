import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useSpeech } from '../../i18n/use-speech';
import { type Person, personName } from '../../model/person';
import { listDrafts } from '../../portal/drafts/drafts';
import { LoadFailure } from '../../portal/form-parts/load-failure';
import { MemberPage } from '../../portal/member-page';
import { memberScreen } from '../../portal/member-screen';
import { personStoreOf, usePerson } from '../../portal/person-store';
import { usePortal } from '../../portal/portal';
import { useAreaEntries } from './area-entries';
import { StartSkeleton, Tiles, TodoList } from './start-layout';
import { todosOf } from './todo';
import { todoWords } from './todo-words';

/** The landing page of the logged-in area: what needs doing first, then the ways on (spec section 2, "/secure"). */
export const StartScreen = memberScreen(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = usePerson();
  const name = state.step === 'ready' ? personName(state.person) : '';
  const hello = t({ id: 'lbl_hello', message: 'Hallo ' });
  return (
    <MemberPage title={(hello + name).trim()}>
      {state.step === 'failed' ? (
        <LoadFailure error={state.error} onRetry={() => void personStoreOf(client).load({ again: true })} />
      ) : state.step === 'ready' ? (
        <Todos person={state.person} />
      ) : (
        <StartSkeleton />
      )}
      <Tiles entries={useAreaEntries()} />
    </MemberPage>
  );
});

function Todos({ person }: { person: Person }) {
  const { client, settings } = usePortal();
  const speech = useSpeech();
  const todos = useMemo(
    () => todosOf(person, settings, listDrafts(client.host, person.id)),
    [person, settings, client.host],
  );
  if (todos.length === 0)
    return (
      <p>
        <Trans>Hier ist gerade nichts zu tun.</Trans>
      </p>
    );
  return <TodoList lines={todos.map((todo) => todoWords(todo, speech))} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AccountPage } from '../../app/account-page';
import { accountScreen } from '../../app/account-screen';
import { listDrafts } from '../../app/drafts/drafts';
import { ErrorNotice } from '../../app/error-notice';
import { personStoreOf, usePerson } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { type Person, personName } from '../../model/answers/person';
import { WhenLoaded } from '../../ui/lazy-part';
import { useAreaRoutes } from './area-entries';
import { startActions } from './start-actions';
import { ActionTiles, StartSkeleton, TodoList } from './start-layout';
import { todosOf } from './todo';
import { todoTexts } from './todo-words';

/** Renders the start page of the account area: tasks, then actions (spec section 2, "/secure"). */
export const StartScreen = accountScreen(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const routes = useAreaRoutes();
  const state = usePerson();
  const name = state.step === 'ready' ? personName(state.person) : '';
  const hello = t({ id: 'lbl_hello', message: 'Hallo ' });
  return (
    <AccountPage title={(hello + name).trim()}>
      {state.step === 'failed' ? (
        <ErrorNotice error={state.error} onRetry={() => void personStoreOf(client).load({ reload: true })} />
      ) : state.step === 'ready' ? (
        <>
          <Todos person={state.person} isFinal={routes.every(({ onStart }) => !onStart)} />
          {routes.map(({ path, onStart }) => onStart && <WhenLoaded key={path} part={onStart} status="rejected" />)}
          <Actions person={state.person} />
          {routes.map(({ path, onStart }) => onStart && <WhenLoaded key={path} part={onStart} status="draft" />)}
        </>
      ) : (
        <StartSkeleton />
      )}
    </AccountPage>
  );
});

type TodosProps = {
  person: Person;
  /** True if no other part can add tasks. */
  isFinal: boolean;
};

function Todos({ person, isFinal }: TodosProps) {
  const { client, settings } = usePortal();
  const translation = useTranslation();
  const todos = useMemo(
    () => todosOf(person, settings, listDrafts(client.host, person.id)),
    [person, settings, client.host],
  );
  if (todos.length === 0)
    // A part that is still loading may add a task.
    return (
      isFinal && (
        <p>
          <Trans>Zurzeit steht nichts an.</Trans>
        </p>
      )
    );
  return <TodoList todos={todos.map((todo) => todoTexts(todo, translation))} />;
}

function Actions({ person }: { person: Person }) {
  const { settings } = usePortal();
  return <ActionTiles actions={startActions(person, settings)} />;
}

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AccountPage } from '../../app/account-page';
import { accountScreen } from '../../app/account-screen';
import { useAreaCounts } from '../../app/area-counts';
import { listDrafts } from '../../app/drafts/drafts';
import { ErrorNotice } from '../../app/error-notice';
import { personStoreOf, usePerson } from '../../app/person-store';
import { usePortal } from '../../app/portal';
import { useTranslation } from '../../i18n/use-translation';
import { type Person, personName } from '../../model/answers/person';
import { withLocale } from '../../routing/locale-prefix';
import { paths } from '../../routing/paths';
import type { StartPlace } from '../../routing/screen-route';
import { AccountIcon } from '../../ui/account-icons';
import { WhenLoaded } from '../../ui/lazy-part';
import { useAreaRoutes } from './area-entries';
import { PostingFor, usePostingNames } from './posting-for';
import { Columns, StartSkeleton, Task, WaitingSection } from './start-layout';
import { isInReview, type RelationsTodo, relationStateOf, todosOf } from './todo';
import { todoTexts } from './todo-words';

/** Renders the start page of the account area: what waits, what comes next, and an aside (spec section 2, "/secure"). */
export const StartScreen = accountScreen(() => {
  const { t } = useLingui();
  const { client } = usePortal();
  const state = usePerson();
  const name = state.step === 'ready' ? personName(state.person) : '';
  const hello = t({ id: 'lbl_hello', message: 'Hallo ' });
  return (
    <AccountPage title={(hello + name).trim()} lead={<Parts place="lead" />} actions={<NewRecords />}>
      {state.step === 'failed' ? (
        <ErrorNotice error={state.error} onRetry={() => void personStoreOf(client).load({ reload: true })} />
      ) : state.step === 'ready' ? (
        <Columns className="with-aside">
          <div>
            <WaitingSection title={t`Wartet auf Sie`}>
              <Parts place="rejected" />
              <Tasks person={state.person} areDrafts={false} />
              <Parts place="begun" />
              <Tasks person={state.person} areDrafts />
            </WaitingSection>
            <InReview person={state.person} />
            <Parts place="next" />
          </div>
          <aside>
            <Parts place="aside" />
            <PostingFor person={state.person} />
          </aside>
        </Columns>
      ) : (
        <StartSkeleton />
      )}
    </AccountPage>
  );
});

/** Renders what the enabled screens have for a place of the start page. */
const Parts = ({ place }: { place: StartPlace }) =>
  useAreaRoutes().map(({ path, onStart }) => onStart && <WhenLoaded key={path} part={onStart} place={place} />);

/** Renders the ways to a new record; the first is what a person most likely wants. */
function NewRecords() {
  const { t } = useLingui();
  const { router, settings } = usePortal();
  const { locale } = useTranslation();
  const { activateEventsRecording, activateArticles } = settings.applicationSettings;
  const linkTo = (path: string) => {
    const route = withLocale(path, locale);
    return { href: router.hrefOf(route), 'data-route': route };
  };
  return (
    <>
      {activateEventsRecording && (
        <a className="button is-big" {...linkTo(paths.newEvent)}>
          <AccountIcon name="plus" />
          {t`Veranstaltung eintragen`}
        </a>
      )}
      {activateArticles && (
        <a
          className={activateEventsRecording ? 'button is-quiet is-big' : 'button is-big'}
          {...linkTo(paths.newArticle)}
        >
          {t`Artikel schreiben`}
        </a>
      )}
    </>
  );
}

/** Renders the tasks, or the drafts of this device, which are less urgent than a rejection. */
function Tasks({ person, areDrafts }: { person: Person; areDrafts: boolean }) {
  const { client, settings } = usePortal();
  const translation = useTranslation();
  const eventCount = useAreaCounts()(paths.myEvents);
  const todos = useMemo(
    () => todosOf(person, settings, listDrafts(client.host, person.id)),
    [person, settings, client.host],
  );
  // The form of the first event asks for whom it is.
  const asksElsewhere = settings.applicationSettings.activateEventsRecording && !eventCount;
  return todos
    .filter((todo) => (todo.kind === 'draft') === areDrafts && !isInReview(todo))
    .filter((todo) => !(todo.kind === 'unlinked' && asksElsewhere))
    .map((todo) => {
      if (todo.kind === 'relations') return <RelationsTask key={todo.relationState} person={person} todo={todo} />;
      const texts = todoTexts(todo, translation);
      return <Task key={`${texts.title} ${texts.hint}`} todo={texts} />;
    });
}

/** Renders the relations that the operator looks at. */
function InReview({ person }: { person: Person }) {
  const { t } = useLingui();
  const { settings } = usePortal();
  return (
    <WaitingSection title={t`In Prüfung`}>
      {todosOf(person, settings, [])
        .filter(isInReview)
        .map((todo) => (
          <RelationsTask key={todo.relationState} person={person} todo={todo} />
        ))}
    </WaitingSection>
  );
}

/** Renders a task about relations: for whom they are, and what the person can do while the operator looks at them. */
function RelationsTask({ person, todo }: { person: Person; todo: RelationsTodo }) {
  const { t } = useLingui();
  const translation = useTranslation();
  const { activateEventsRecording } = usePortal().settings.applicationSettings;
  const { relationState } = todo;
  const isReviewed = isInReview(todo);
  const relations = person.roleRelations.filter(({ status }) => relationStateOf(status) === relationState);
  const names = usePostingNames(relations).join(', ');
  return (
    <Task todo={todoTexts(todo, translation)} isInReview={isReviewed} names={names}>
      {isReviewed && activateEventsRecording && relationState !== 'removal' && (
        <p className="hint">{t`Ihre Veranstaltungen können Sie schon eintragen und senden.`}</p>
      )}
    </Task>
  );
}

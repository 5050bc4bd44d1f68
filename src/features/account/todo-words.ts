import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatMoment } from '../../app/drafts/draft-time';
import type { LogOutDraft } from '../../app/log-out';
import { formatDay } from '../../i18n/formats';
import type { Translation } from '../../i18n/translation';
import { todayInBerlin } from '../../lib/days';
import { paths } from '../../routing/paths';
import { profileSectionRoute } from '../../routing/profile-sections';
import { draftKind } from './draft-words';
import type { RelationState, Todo } from './todo';

/** The texts of a task: its title, a hint, and its link. */
export type TodoTexts = {
  tone: 'warning' | 'info';
  title: string;
  hint?: string;
  link?: { label: string; path: string };
};

const RELATIONS: Record<RelationState, { tone: TodoTexts['tone']; title(count: number): MessageDescriptor }> = {
  rejected: {
    tone: 'warning',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Organisation wurde abgelehnt', other: '# Organisationen wurden abgelehnt' })}`,
  },
  blocked: {
    tone: 'warning',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Organisation ist gesperrt', other: '# Organisationen sind gesperrt' })}`,
  },
  changed: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine geänderte Organisation wartet auf Freigabe', other: '# geänderte Organisationen warten auf Freigabe' })}`,
  },
  new: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine neue Organisation wartet auf Freigabe', other: '# neue Organisationen warten auf Freigabe' })}`,
  },
  awaiting: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Organisation wartet auf Freigabe', other: '# Organisationen warten auf Freigabe' })}`,
  },
  removal: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Für eine Organisation ist die Entfernung beantragt', other: 'Für # Organisationen ist die Entfernung beantragt' })}`,
  },
};

const TO_RELATIONS = msg`Organisationen ansehen`;

/** Returns the texts of a task. */
export function todoTexts(todo: Todo, translation: Translation): TodoTexts {
  const { _, locale } = translation;
  switch (todo.kind) {
    case 'deletion': {
      const day = formatDay(todayInBerlin(Date.parse(todo.due)), locale, 'long');
      return {
        tone: 'warning',
        title: _(msg`Ihr Konto wird am ${day} gelöscht`),
        hint: _(msg`Bis dahin können Sie die Löschung zurücknehmen.`),
        link: { label: _(msg`Löschung zurücknehmen`), path: paths.deletion },
      };
    }
    case 'email': {
      const { address } = todo;
      return {
        tone: 'warning',
        title: _(msg`Bitte bestätigen Sie ${address}`),
        hint: _(
          msg`Öffnen Sie den Link in der E-Mail, die wir dorthin geschickt haben. Bis dahin gilt die bisherige Adresse.`,
        ),
        link: { label: _(msg`Adresse ändern`), path: profileSectionRoute('email') },
      };
    }
    case 'profile':
      return {
        tone: 'warning',
        title: _(msg`Ihr Profil ist noch nicht vollständig`),
        hint: _(msg`Es fehlen Angaben, die wir brauchen.`),
        link: { label: _(msg`Ansehen, was fehlt`), path: paths.profileInformation },
      };
    case 'unlinked':
      return {
        tone: 'info',
        title: _(msg`Sagen Sie uns, für wen Sie eintragen`),
        hint: _(msg`Wir fragen sonst bei der nächsten Veranstaltung danach. Eintragen und senden können Sie sofort.`),
        link: { label: _(msg`Jetzt angeben`), path: profileSectionRoute('relations') },
      };
    case 'relations': {
      const { tone, title } = RELATIONS[todo.relationState];
      const reasons = todo.reasons.join(' ');
      const link = { label: _(TO_RELATIONS), path: profileSectionRoute('relations') };
      return { tone, title: _(title(todo.count)), ...(reasons && { hint: reasons }), link };
    }
    case 'draft':
      return draftTexts(todo, translation);
  }
}

function draftTexts({ name, changedAt, title }: LogOutDraft, translation: Translation): TodoTexts {
  const { _ } = translation;
  const kind = draftKind(name);
  const label = kind && _(kind.label) + (title && `: ${title}`);
  const moment = formatMoment(changedAt, translation);
  return {
    tone: 'info',
    title: label ? _(msg`Entwurf: ${label}`) : _(msg`Entwurf`),
    hint: _(msg`Noch nicht abgeschickt, zuletzt geändert: ${moment}`),
    ...(kind && { link: { label: _(msg`Weiterschreiben`), path: kind.path } }),
  };
}

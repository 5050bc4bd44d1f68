import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatDay } from '../../i18n/day-format';
import type { Speech } from '../../i18n/speech';
import { todayInBerlin } from '../../lib/days';
import { momentWords } from '../../portal/drafts/draft-words';
import type { KeptDraft } from '../../portal/log-out';
import { paths } from '../../routing/paths';
import { profileSectionRoute } from '../../routing/profile-sections';
import { draftKind } from './draft-words';
import type { RelationNews, Todo } from './todo';

/** One line of what is to be done: what it is, what it means, and where one goes on. */
export type TodoWords = {
  tone: 'warning' | 'info';
  title: string;
  hint?: string;
  way?: { label: string; path: string };
};

const RELATIONS: Record<RelationNews, { tone: TodoWords['tone']; title(count: number): MessageDescriptor }> = {
  rejected: {
    tone: 'warning',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Berechtigung wurde abgelehnt', other: '# Berechtigungen wurden abgelehnt' })}`,
  },
  blocked: {
    tone: 'warning',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Berechtigung ist gesperrt', other: '# Berechtigungen sind gesperrt' })}`,
  },
  changed: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine geänderte Berechtigung wartet auf Freigabe', other: '# geänderte Berechtigungen warten auf Freigabe' })}`,
  },
  new: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine neue Berechtigung wartet auf Freigabe', other: '# neue Berechtigungen warten auf Freigabe' })}`,
  },
  awaiting: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Eine Berechtigung wartet auf Freigabe', other: '# Berechtigungen warten auf Freigabe' })}`,
  },
  removal: {
    tone: 'info',
    title: (count) =>
      msg`${plural(count, { one: 'Für eine Berechtigung ist die Entfernung beantragt', other: 'Für # Berechtigungen ist die Entfernung beantragt' })}`,
  },
};

const TO_RELATIONS = msg`Berechtigungen ansehen`;

/** Puts one thing to do into words. */
export function todoWords(todo: Todo, speech: Speech): TodoWords {
  const { say, locale } = speech;
  switch (todo.kind) {
    case 'deletion': {
      const day = formatDay(todayInBerlin(Date.parse(todo.due)), locale, 'long');
      return {
        tone: 'warning',
        title: say(msg`Ihr Konto wird am ${day} gelöscht`),
        hint: say(msg`Bis dahin können Sie die Löschung zurücknehmen.`),
        way: { label: say(msg`Löschung zurücknehmen`), path: paths.deletion },
      };
    }
    case 'email': {
      const { address } = todo;
      return {
        tone: 'warning',
        title: say(msg`Bitte bestätigen Sie ${address}`),
        hint: say(
          msg`Öffnen Sie den Link in der E-Mail, die wir dorthin geschickt haben. So lange gilt die bisherige Adresse.`,
        ),
        way: { label: say(msg`Adresse ändern`), path: profileSectionRoute('email') },
      };
    }
    case 'profile':
      return {
        tone: 'warning',
        title: say(msg`Ihr Profil ist noch nicht vollständig`),
        hint: say(msg`Es fehlen Angaben, die wir brauchen.`),
        way: { label: say(msg`Ansehen, was fehlt`), path: paths.profileInformation },
      };
    case 'unlinked':
      return {
        tone: 'info',
        title: say(msg`Sagen Sie uns, für wen Sie eintragen`),
        hint: say(msg`Sobald Sie freigegeben sind, können Sie dafür Termine eintragen.`),
        way: { label: say(msg`Jetzt angeben`), path: profileSectionRoute('relations') },
      };
    case 'relations': {
      const { tone, title } = RELATIONS[todo.news];
      const reasons = todo.reasons.join(' ');
      const way = { label: say(TO_RELATIONS), path: profileSectionRoute('relations') };
      return { tone, title: say(title(todo.count)), ...(reasons && { hint: reasons }), way };
    }
    case 'draft':
      return draftWords(todo, speech);
  }
}

function draftWords({ name, at, title }: KeptDraft, speech: Speech): TodoWords {
  const { say } = speech;
  const kind = draftKind(name);
  const label = kind && say(kind.label) + (title && `: ${title}`);
  const moment = momentWords(at, speech);
  return {
    tone: 'info',
    title: label ? say(msg`Entwurf: ${label}`) : say(msg`Entwurf`),
    hint: say(msg`Noch nicht abgeschickt, zuletzt geändert: ${moment}`),
    ...(kind && { way: { label: say(msg`Weiterschreiben`), path: kind.path } }),
  };
}

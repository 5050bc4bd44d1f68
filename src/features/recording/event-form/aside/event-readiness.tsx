import styled from '@emotion/styled';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AsideBox } from '../../../../app/aside-box';
import { labelOf } from '../../../../forms/engine/form-paths';
import type { FormControl } from '../../../../forms/saving/form-control';
import { useTranslation } from '../../../../i18n/use-translation';
import { pathById } from '../../../../lib/value-at';
import { EVENT_PARTS, type EventPart } from '../../../../model/completeness';
import { AccountIcon } from '../../../../ui/account-icons';
import { Icon } from '../../../../ui/icon';
import { ShareBar } from '../../../../ui/share-bar';
import { TextButton } from '../../../../ui/text-button';
import { useForWhomIn } from '../../record-form/for-whom/use-for-whom';
import { useRecordingRules } from '../../use-recording-rules';
import type { EventDraft } from '../event-draft';
import { eventCompleteness } from './event-completeness';

const ALL = 100;
/** The most missing fields that are named at once. */
const MAX_MISSING = 6;

const Share = styled.p`
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  list-style: none;

  li {
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: 28px;
    font-size: var(--text-s);
  }
  .icon {
    flex: none;
    color: var(--portal-color-text-soft);
  }
  .is-done > .icon {
    color: var(--portal-color-success-text);
  }
  .button {
    min-height: 28px;
    padding: 0;
    font-weight: 400;
    text-align: start;
    text-decoration: underline;
  }
`;

/** An empty ring, which is told from a hook without its colour. */
const Ring = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  margin: 0 2px;
  border: 1.5px solid var(--portal-color-control-line);
  border-radius: 50%;
`;

/** The field of the form for each part of an event. */
const PATHS: Readonly<Record<EventPart, string>> = {
  ...{ dates: 'dates', media: 'media', location: 'location', shortdesc1: 'shortdesc1', longdesc1: 'longdesc1' },
  ...{ promoter: 'promoter', rubrics: 'rubric', tags: 'tags', price: 'price.from', links: 'links', en: 'en.title' },
};

/** The short names of the parts. */
const LABELS = {
  dates: msg`Termin`,
  media: msg`Bild`,
  location: msg({ message: 'Ort', context: 'venue' }),
  shortdesc1: msg`Kurzbeschreibung`,
  longdesc1: msg`Beschreibung`,
  promoter: msg`Veranstalter`,
  rubrics: msg`Rubrik`,
  tags: msg`Schlagwörter`,
  price: msg`Preis`,
  links: msg`Link`,
  en: msg`Englischer Text`,
} as const;

type Props = { control: FormControl<EventDraft> /** The values to judge. */; draft: EventDraft };

/** Renders how complete the event is, with links to what is missing and to what would help visitors. */
export function EventReadiness({ control, draft }: Props) {
  const { t } = useLingui();
  const { _, locale } = useTranslation();
  const rules = useRecordingRules();
  const { form, description } = control;
  const { isSent } = useForWhomIn(form);
  const { percent, lacks } = eventCompleteness(draft, rules);
  const weights = rules.eventRecording.completeness;
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / ALL);
  const missing = [
    ...new Set(
      description
        .problems({ ...draft, state: 'published' }, form.initialValues())
        .map(({ path }) => pathById(draft, path)),
    ),
  ];
  const isMissing = (part: EventPart) => missing.some((path) => path.split('.')[0] === PATHS[part].split('.')[0]);
  const done = EVENT_PARTS.filter((part) => weights?.[part] && !lacks.includes(part) && !isMissing(part));
  const title = missing.length > 0 ? t`Was noch fehlt` : isSent ? t`Kann gesendet werden` : t`Bereit`;
  return (
    <>
      <AsideBox title={title}>
        <Share>{t`${share} ausgefüllt`}</Share>
        <ShareBar percent={percent} />
        <List>
          {missing.slice(0, MAX_MISSING).map((path) => (
            <Item key={path} icon={<Ring aria-hidden="true" />}>
              <TextButton onClick={() => form.reveal(path)}>{labelOf(description, path, draft, _)}</TextButton>
            </Item>
          ))}
          {done.length > 0 && (
            <Item className="is-done" icon={<Icon name="check" size={18} />}>
              {done.map((part) => _(LABELS[part])).join(', ')}
            </Item>
          )}
          {lacks
            .filter((part) => !isMissing(part))
            .map((part) => (
              <Item key={part} icon={<AccountIcon name="plus" size={18} />}>
                <TextButton onClick={() => form.reveal(PATHS[part])}>{_(LABELS[part])}</TextButton>
                {part === 'price' && <span className="hint">{` ${t`– danach fragen Besucher zuerst`}`}</span>}
              </Item>
            ))}
        </List>
      </AsideBox>
      {isSent && (
        <AsideBox title={t`Wie es weitergeht`}>
          <List>
            <Item className="is-done" icon={<Icon name="check" size={18} />}>{t`Konto angelegt`}</Item>
            <Item icon={<Icon name="clock" size={18} />}>{t`Wir geben Ihre Organisation frei`}</Item>
            <Item icon={<Icon name="clock" size={18} />}>{t`Die Veranstaltung erscheint von selbst`}</Item>
          </List>
        </AsideBox>
      )}
    </>
  );
}

const Item = ({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) => (
  <li className={className}>
    {icon}
    <span>{children}</span>
  </li>
);

import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShowFilter } from '../../../cards/list-links';
import { withEventTexts } from '../../../cards/with-event-texts';
import { formatNumber } from '../../../i18n/formats';
import { useTranslation } from '../../../i18n/use-translation';
import type { EventPage } from '../../../model/answers/event-page';
import { changeFilter, type EventFilter, toggled } from '../../../model/event-filter';
import { LIST_FLAGS, SINGLE_VALUE_FIELDS, toListFlags } from '../../../model/records/plain-fields';
import { rubricText } from '../../../model/rubric-text';
import { Panel } from '../../../ui/panel/panel';
import { RubricIcon } from '../../../ui/rubric-icon';
import { withRubric } from './filter-bar';
import { FLAG_LABELS } from './filter-labels';

/** The number of tags shown before the visitor expands the others. */
const FIRST_TAGS = 12;

/** The data that a group of options needs. */
export type FacetProps = { filter: EventFilter; page: EventPage | undefined; show: ShowFilter };

type Props = FacetProps & {
  kind: 'rubrics' | 'more';
  label: string;
  opener: () => HTMLElement | null;
  onClose(): void;
};

/** Renders all rubrics, or the further filters, each with its number of events. Results follow immediately. */
export const FacetPanel = withEventTexts(function FacetPanel({ kind, label, opener, onClose, ...facetProps }: Props) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const total = formatNumber(facetProps.page?.total ?? 0, locale);
  return (
    <Panel label={label} className="facet-panel" opener={opener} onClose={onClose}>
      <div className="panel-body">
        {kind === 'rubrics' ? <RubricPanel {...facetProps} /> : <MoreFilterOptions {...facetProps} />}
      </div>
      <div className="panel-foot">
        <button
          type="button"
          className="button is-quiet"
          onClick={() =>
            facetProps.show(
              changeFilter(
                facetProps.filter,
                kind === 'rubrics'
                  ? { rubrics: [] }
                  : {
                      tags: [],
                      accessFeatures: [],
                      ...toListFlags(() => false),
                      hidesLongRunning: false,
                    },
              ),
            )
          }
        >
          {t`Zurücksetzen`}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            opener()?.focus();
          }}
        >
          {facetProps.page && !facetProps.filter.view ? t`${total} anzeigen` : t`Anzeigen`}
        </button>
      </div>
    </Panel>
  );
});

/** Renders all rubrics. */
export function RubricPanel({ filter, page, show }: FacetProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  return (
    <fieldset>
      <legend>{t`Rubriken`}</legend>
      <div className="choices">
        {page?.facets?.rubric.map(({ id, icon, count, ...rubric }) => (
          <Choice
            key={id}
            {...labelProps(rubricText(rubric, locale))}
            icon={<RubricIcon name={icon} />}
            count={count}
            isOn={filter.rubrics.includes(id)}
            onToggle={() => show(withRubric(filter, id))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Renders switches and tags. */
export function MoreFilterOptions({ filter, page, show }: FacetProps) {
  const { t } = useLingui();
  const { _ } = useTranslation();
  const flags = page?.facets?.flags;
  const switches = [
    ...LIST_FLAGS.map((flag) => [SINGLE_VALUE_FIELDS[flag].listKey, _(FLAG_LABELS[flag]), flags?.[flag]] as const),
    // Its count is negative: the number of events that it hides. The soft hyphen leaves room for it beside the label.
    ['hidesLongRunning', t`Dauer\u00adausstellungen ausblenden`, flags?.longRunning && -flags.longRunning],
  ] as const;
  return (
    <>
      <fieldset>
        <legend>{t`Angebot`}</legend>
        <div className="choices">
          {switches.map(([key, label, count]) => (
            <Choice
              key={key}
              label={label}
              count={count}
              isOn={filter[key]}
              onToggle={() => show(changeFilter(filter, { [key]: !filter[key] }))}
            />
          ))}
        </div>
      </fieldset>
      <AccessFeatures {...{ filter, page, show }} />
      <Tags {...{ filter, page, show }} />
    </>
  );
}

/** Renders the accessibility features that the server counts. */
function AccessFeatures({ filter, page, show }: FacetProps) {
  const { t } = useLingui();
  const { locale } = useTranslation();
  const features = page?.facets?.accessFeatures ?? [];
  if (features.length === 0) return null;
  return (
    <fieldset>
      <legend>{t`Barrierefreiheit`}</legend>
      <div className="choices">
        {features.map(({ id, count, ...feature }) => (
          <Choice
            key={id}
            {...labelProps(rubricText(feature, locale))}
            count={count}
            isOn={filter.accessFeatures.includes(id)}
            onToggle={() => show(changeFilter(filter, { accessFeatures: toggled(filter.accessFeatures, id) }))}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Tags({ filter, page, show }: FacetProps) {
  const { t } = useLingui();
  // The tags keep their order while the visitor selects, although every selection changes the counts.
  const [knownTags, setKnownTags] = useState<string[]>([]);
  const counts = new Map(page?.facets?.tag.map(({ name, count }) => [name, count]));
  const added = [...filter.tags, ...counts.keys()].filter((tag) => !knownTags.includes(tag));
  if (added.length > 0) setKnownTags([...knownTags, ...new Set(added)]);
  const [isExpanded, setIsExpanded] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  if (knownTags.length === 0) return null;
  const shownTags = knownTags.filter((tag, index) => isExpanded || index < FIRST_TAGS || filter.tags.includes(tag));
  return (
    <fieldset>
      <legend>{t`Schlagwörter`}</legend>
      <div ref={container} className="tag-choices">
        {shownTags.map((tag) => (
          <Choice
            key={tag}
            isChip
            label={tag}
            lang="de"
            count={counts.get(tag) ?? 0}
            isOn={filter.tags.includes(tag)}
            onToggle={() => show(changeFilter(filter, { tags: toggled(filter.tags, tag) }))}
          />
        ))}
        {shownTags.length < knownTags.length && (
          <button
            type="button"
            className="chip"
            onClick={() => {
              flushSync(() => setIsExpanded(true));
              container.current?.querySelectorAll('input')[shownTags.length]?.focus();
            }}
          >
            {t`Mehr Schlagwörter`}
          </button>
        )}
      </div>
    </fieldset>
  );
}

const labelProps = ({ children: label, lang }: ReturnType<typeof rubricText>) => ({ label, lang });

type ChoiceProps = {
  label: string;
  /** The language of the label if it differs from the visitor's. */
  lang?: string;
  icon?: ReactNode;
  /** The number of events it would give, negative for events it would hide; missing if the server sends none. */
  count: number | null | undefined;
  isOn: boolean;
  isChip?: boolean;
  onToggle(): void;
};

/** Renders one option. An option without events cannot be selected, only cleared. */
function Choice({ label, lang, icon, count, isOn, isChip = false, onToggle }: ChoiceProps) {
  const { locale } = useTranslation();
  return (
    <label className={isChip ? 'chip' : 'choice'}>
      <input
        type="checkbox"
        className={isChip ? 'visually-hidden' : ''}
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={onToggle}
      />
      {icon}
      <span lang={lang}>{label}</span>
      {typeof count === 'number' && <span className="chip-count">{formatNumber(count, locale)}</span>}
    </label>
  );
}

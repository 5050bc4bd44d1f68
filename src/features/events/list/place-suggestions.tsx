import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { findCommunities, loadCommunity } from '../../../app/catalogue/communities';
import { usePortal } from '../../../app/portal';
import type { QuerySource } from '../../../app/query-cache';
import { useQuery } from '../../../app/use-query';
import { withEventTexts } from '../../../cards/with-event-texts';
import { type Community, type CommunityMatches, communityHint, communityKey } from '../../../model/answers/community';
import { changeFilter, type EventFilter, type Near, NO_PLACE } from '../../../model/event-filter';
import { type ComboOption, Listbox } from '../../../ui/combo/listbox';
import { positionOfDevice } from './device-position';

type Props = {
  text: string;
  /** True if the text equals the place of the current filter. */
  isPristine: boolean;
  onText(text: string): void;
  onChoose(near: Near): void;
};

const DEBOUNCE_MS = 150;
const DEVICE_POSITION_KEY = 'here';

/** Renders suggestions below "Wo?": communities, districts, postcodes and the visitor's position. */
export const PlaceSuggestions = withEventTexts(function PlaceSuggestions({
  text,
  isPristine,
  onText,
  onChoose,
}: Props) {
  const { t } = useLingui();
  const { root } = usePortal();
  const { communities, isGuess } = useCommunities(isPristine ? '' : text.trim());
  const [isOpen, setIsOpen] = useState(true);
  const [problem, setProblem] = useState<string>();
  const [isLocating, setIsLocating] = useState(false);
  const field = useCallback(() => root.querySelector<HTMLInputElement>('#where'), [root]);
  const devicePositionOption: ComboOption = {
    key: DEVICE_POSITION_KEY,
    icon: 'locate',
    label: isLocating ? t`Ihr Standort wird bestimmt …` : t`Mein Standort`,
    ...(problem && { hint: problem }),
    isPinned: true,
  };

  async function locate() {
    setIsLocating(true);
    setProblem(undefined);
    const result = await positionOfDevice();
    setIsLocating(false);
    if ('problem' in result) return setProblem(messages[result.problem]);
    setIsOpen(false);
    onChoose({ label: t`Mein Standort`, ...result.position });
  }
  const messages = {
    denied: t`Ihr Browser gibt den Standort nicht frei. Bitte geben Sie einen Ort oder eine Postleitzahl ein.`,
    unavailable: t`Ihr Standort ließ sich nicht bestimmen. Bitte geben Sie einen Ort oder eine Postleitzahl ein.`,
    slow: t`Die Standortbestimmung dauert zu lange. Bitte geben Sie einen Ort oder eine Postleitzahl ein.`,
  };

  function choose(key: string) {
    if (key === DEVICE_POSITION_KEY) return void locate();
    const community = communities.find((candidate) => keyOf(candidate) === key);
    setIsOpen(false);
    if (!community) return;
    onText(community.name);
    onChoose({ label: community.name, ...community.position });
  }

  const count = communities.length;
  const announcement = isGuess
    ? t`Nichts genau so gefunden. ${plural(count, { one: '# ähnlicher Ort', other: '# ähnliche Orte' })}`
    : t`${plural(count, { one: '# Ort', other: '# Orte' })}`;
  return (
    <>
      <Listbox
        field={field}
        frame={() => field()?.parentElement ?? null}
        label={t`Orte`}
        title={isGuess && count > 0 ? t`Meinten Sie …?` : undefined}
        options={[...communities.map(optionOf), devicePositionOption]}
        isOpen={isOpen}
        onOpen={setIsOpen}
        onChoose={choose}
      />
      <span className="visually-hidden" role="status">
        {problem ?? (count > 0 ? announcement : '')}
      </span>
    </>
  );
});

const keyOf = (community: Community) =>
  `${community.districtId ? 'district' : 'community'} ${communityKey(community)} ${community.zip}`;

const optionOf = (community: Community): ComboOption => ({
  key: keyOf(community),
  icon: 'place',
  label: community.name,
  lang: 'de',
  // The path of a town that is its own district contains its name twice.
  hint: communityHint(community),
});

const NO_MATCHES: CommunityMatches = { communities: [], isGuess: false };

/** Returns communities that match a text, debounced. */
function useCommunities(text: string): CommunityMatches {
  const { client } = usePortal();
  const { step, value } = useQuery<CommunityMatches>(
    text ? { key: ['communities', text], load: (signal) => findCommunities(client, text, signal) } : undefined,
    { keepPrevious: true, delayMs: DEBOUNCE_MS, quiet: true },
  );
  // Without suggestions the typed place is looked up with the results.
  return (step !== 'failed' && value) || NO_MATCHES;
}

/** Returns the place itself in place of a circle around it. Rejects if the lookup fails. */
async function loadArea(source: QuerySource, { label }: Near): Promise<Pick<EventFilter, 'community' | 'district'>> {
  const [match] = (await findCommunities(source, label)).communities;
  if (!match) throw new RangeError(`Unknown place: ${label}`);
  return match.districtId === undefined ? { community: match.communityId } : { district: match.districtId };
}

/** Returns a circle around the filtered place. Rejects if the lookup fails. */
async function loadCentre(source: QuerySource, { community, district }: EventFilter): Promise<Near> {
  const type = district === undefined ? 'community' : 'district';
  const centre = await loadCommunity(source, { id: district ?? community ?? 0, type });
  return { label: centre.name, ...centre.position };
}

/** Returns the filter with another radius, or 'only' for the place itself. Rejects if the lookup fails. */
export async function withRadius(source: QuerySource, filter: EventFilter, value: string): Promise<EventFilter> {
  const { near } = filter;
  if (value === 'only') return near ? changeFilter(filter, { ...NO_PLACE, ...(await loadArea(source, near)) }) : filter;
  const centre = near ?? (await loadCentre(source, filter));
  return changeFilter(filter, { ...NO_PLACE, near: centre, radiusKm: Number(value) });
}

import { html } from 'hono/html';
import { fieldLabels } from '../../events/field-words';
import { type Html, instantText } from '../page/page';
import { eventFactsOf, type Fact } from './event-facts';
import type { ComparedPicture, Reviewed } from './reviewed-event';
import { differencesOf, type Piece } from './word-differences';

/** The number of words or lines that a long unchanged piece shows before and after a change. */
const AROUND = { words: 12, lines: 3 } as const;

/**
 * Renders the content of an event or an article; for a change, first the differences from the published version, and
 * the rest below.
 */
export function eventDifferenceList(reviewed: Reviewed, client: string): Html {
  const { record, names } = reviewed;
  const facts = eventFactsOf(record.content, names);
  if (!record.published) {
    const filled = facts.filter(({ parts }) => parts.length > 0);
    return html`<dl class="diff">${picturesRow(reviewed, client)}${filled.map((fact) => rowOf(fact, shown(fact)))}</dl>`;
  }
  const before = eventFactsOf(record.published, names);
  const rows = facts.map((fact, index) => ({ fact, pieces: differencesOf(before[index]?.parts ?? [], fact.parts) }));
  const changed = rows.filter(({ pieces }) => pieces.some(({ sign }) => sign !== 'same'));
  const same = rows.filter(({ fact, pieces }) => fact.parts.length > 0 && pieces.every(({ sign }) => sign === 'same'));
  const pictures = arePicturesSame(reviewed) ? '' : picturesRow(reviewed, client);
  return html`<dl class="diff">${pictures}${changed.map(({ fact, pieces }) => rowOf(fact, compared(fact, pieces)))}</dl>
${changed.length === 0 && pictures === '' ? html`<p>Es ist dasselbe wie die veröffentlichte Fassung.</p>` : ''}
${same.length > 0 ? html`<details><summary>${same.length === 1 ? '1 Angabe ist unverändert.' : `${same.length} Angaben sind unverändert.`} Zeigen</summary><dl class="diff">${same.map(({ fact }) => rowOf(fact, shown(fact)))}</dl></details>` : ''}`;
}

/** Renders the dates of the sent and the published version. */
export const versionsLine = ({ record, since, publishedAt }: Reviewed): string =>
  record.published
    ? `Änderung vom ${instantText(since)}, bisher veröffentlicht: Fassung vom ${instantText(publishedAt)}`
    : `Neu, gesendet am ${instantText(since)}`;

const rowOf = ({ name }: Pick<Fact, 'name'>, content: Html) =>
  html`<dt>${fieldLabels[name].de}</dt><dd>${content}</dd>`;

const shown = ({ kind, parts }: Fact): Html =>
  kind === 'words' ? html`${parts.join(' ')}` : html`${parts.map((line) => html`<span class="line">${line}</span>`)}`;

function compared({ kind }: Fact, pieces: readonly Piece[]): Html {
  return html`${pieces.map((piece, place) => {
    const words =
      piece.sign === 'same' ? shortened(piece.words, kind, { place, last: pieces.length - 1 }) : piece.words;
    if (kind === 'words') return html`${signed(piece.sign, words.join(' '))} `;
    return words.map((line) => html`<span class="line">${signed(piece.sign, line)}</span>`);
  })}`;
}

// The words before and after are for readers who do not see the colours.
const signed = (sign: Piece['sign'], text: string): Html => {
  if (sign === 'gone') return html`<del><span class="unseen">Bisher: </span>${text}</del>`;
  return sign === 'new' ? html`<ins><span class="unseen">Neu: </span>${text}</ins>` : html`${text}`;
};

/** Shortens a long unchanged piece: removes its middle, or its outer end at the edge of the text. */
function shortened(words: string[], kind: Fact['kind'], { place, last }: { place: number; last: number }): string[] {
  const most = AROUND[kind];
  const [before, after] = [place > 0 ? most : 0, place < last ? most : 0];
  if (words.length <= before + after + 2) return words;
  return [...words.slice(0, before), '…', ...(after > 0 ? words.slice(-after) : [])];
}

const arePicturesSame = ({ pictures: { own, published } }: Reviewed) =>
  JSON.stringify(own) === JSON.stringify(published);

/** Renders the added, unchanged and removed pictures with their texts. */
function picturesRow({ pictures: { own, published }, record }: Reviewed, client: string): Html | '' {
  const gone = published.filter(({ id }) => own.every((one) => one.id !== id));
  if (own.length + gone.length === 0) return '';
  const earlier = (id: string) => published.find((one) => one.id === id);
  const ofOwn = (picture: ComparedPicture) => {
    const before = earlier(picture.id);
    const sign = !record.published || before ? '' : 'new';
    return pictureItem(picture, { client, sign, before });
  };
  return html`<dt>${fieldLabels.media.de}</dt><dd><ul class="pictures">${gone.map((picture) => pictureItem(picture, { client, sign: 'gone', before: undefined }))}${own.map(ofOwn)}</ul></dd>`;
}

function pictureItem(
  { id, alt, credits, cut, key }: ComparedPicture,
  { client, sign, before }: { client: string; sign: '' | 'new' | 'gone'; before: ComparedPicture | undefined },
): Html {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const textOf = (key: 'alt' | 'credits', text: string) =>
    before
      ? compared({ name: 'media', kind: 'words', parts: [] }, differencesOf(words(before[key]), words(text)))
      : text;
  return html`<li class="${sign}"><img src="/clients/${encodeURIComponent(client)}/api/media/${encodeURIComponent(id)}/320${sign === 'gone' ? '' : `?key=${key}`}" alt="${alt}" width="160" loading="lazy">
<span>${sign === 'gone' ? html`<strong>Entfernt.</strong> ` : sign === 'new' ? html`<strong>Neu.</strong> ` : ''}${before && before.cut !== cut ? html`<strong>Anderer Ausschnitt.</strong> ` : ''}${textOf('alt', alt)}</span>
<span class="hint">${textOf('credits', credits)}</span></li>`;
}

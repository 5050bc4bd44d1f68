import { html } from 'hono/html';
import { plainText } from '../../../../src/lib/plain-text';
import { fieldLabels } from '../../events/field-words';
import { type Html, instantText } from '../page/page';
import { eventFactsOf, type FieldContent } from './event-facts';
import type { ComparedPicture, RecordVersions, ReviewedRecord } from './reviewed-event';
import { differencesOf, type TextPiece } from './word-differences';

/** The number of words or lines that a long unchanged piece shows before and after a change. */
const CONTEXT_SIZE = { words: 12, lines: 3 } as const;

/**
 * Renders the content of an event or an article; for a change, first the differences from the published version, and
 * the rest below.
 */
export function eventDifferenceList(reviewed: RecordVersions, client: string): Html {
  const { record, names } = reviewed;
  const facts = eventFactsOf(record.content, names);
  if (!record.published) {
    const filled = facts.filter(({ parts }) => parts.length > 0);
    return html`<dl class="diff">${picturesRow(reviewed, client)}${filled.map((fact) => rowOf(fact, renderFact(fact)))}</dl>`;
  }
  const before = eventFactsOf(record.published, names);
  const rows = facts.map((fact, index) => ({ fact, pieces: differencesOf(before[index]?.parts ?? [], fact.parts) }));
  const changed = rows.filter(({ pieces }) => pieces.some(({ sign }) => sign !== 'same'));
  const same = rows.filter(({ fact, pieces }) => fact.parts.length > 0 && pieces.every(({ sign }) => sign === 'same'));
  const pictures = arePicturesSame(reviewed) ? '' : picturesRow(reviewed, client);
  return html`<dl class="diff">${pictures}${changed.map(({ fact, pieces }) => rowOf(fact, renderPieces(fact, pieces)))}</dl>
${changed.length === 0 && pictures === '' ? html`<p>Es ist dasselbe wie die veröffentlichte Fassung.</p>` : ''}
${same.length > 0 ? html`<details><summary>${same.length === 1 ? '1 Angabe ist unverändert.' : `${same.length} Angaben sind unverändert.`} Zeigen</summary><dl class="diff">${same.map(({ fact }) => rowOf(fact, renderFact(fact)))}</dl></details>` : ''}`;
}

/** Renders the dates of the sent and the published version. */
export const versionsText = ({ record, since, publishedAt }: ReviewedRecord): string =>
  record.published
    ? `Änderung vom ${instantText(since)}, bisher veröffentlicht: Fassung vom ${instantText(publishedAt)}`
    : `Neu, gesendet am ${instantText(since)}`;

const rowOf = ({ name }: Pick<FieldContent, 'name'>, content: Html) =>
  html`<dt>${fieldLabels[name].de}</dt><dd>${content}</dd>`;

const renderFact = ({ kind, parts }: FieldContent): Html =>
  kind === 'words' ? html`${parts.join(' ')}` : html`${parts.map((line) => html`<span class="line">${line}</span>`)}`;

function renderPieces({ kind }: FieldContent, pieces: readonly TextPiece[]): Html {
  return html`${pieces.map((piece, index) => {
    const visibleWords =
      piece.sign === 'same' ? shortenUnchanged(piece.words, kind, { index, last: pieces.length - 1 }) : piece.words;
    if (kind === 'words') return html`${markChange(piece.sign, visibleWords.join(' '))} `;
    return visibleWords.map((line) => html`<span class="line">${markChange(piece.sign, line)}</span>`);
  })}`;
}

// The words before and after are for readers who do not see the colours.
const markChange = (sign: TextPiece['sign'], text: string): Html => {
  if (sign === 'gone') return html`<del><span class="unseen">Bisher: </span>${text}</del>`;
  return sign === 'new' ? html`<ins><span class="unseen">Neu: </span>${text}</ins>` : html`${text}`;
};

/** Shortens a long unchanged piece: removes its middle, or its outer end at the edge of the text. */
function shortenUnchanged(
  words: string[],
  kind: FieldContent['kind'],
  { index, last }: { index: number; last: number },
): string[] {
  const contextSize = CONTEXT_SIZE[kind];
  const [before, after] = [index > 0 ? contextSize : 0, index < last ? contextSize : 0];
  if (words.length <= before + after + 2) return words;
  return [...words.slice(0, before), '…', ...(after > 0 ? words.slice(-after) : [])];
}

/** Renders the difference between two versions of a text. */
export const textDifference = (before: string, after: string): Html => {
  const wordsOf = (text: string) => plainText(text).split(/\s+/).filter(Boolean);
  return renderPieces({ name: 'title', kind: 'words', parts: [] }, differencesOf(wordsOf(before), wordsOf(after)));
};

const arePicturesSame = ({ pictures: { own: sent, published } }: RecordVersions) =>
  JSON.stringify(sent) === JSON.stringify(published);

/** Renders the added, unchanged and removed pictures with their texts. */
function picturesRow({ pictures: { own: sent, published }, record }: RecordVersions, client: string): Html | '' {
  const removed = published.filter(({ id }) => sent.every((one) => one.id !== id));
  if (sent.length + removed.length === 0) return '';
  const publishedPicture = (id: string) => published.find((one) => one.id === id);
  const sentItem = (picture: ComparedPicture) => {
    const before = publishedPicture(picture.id);
    const sign = !record.published || before ? '' : 'new';
    return pictureItem(picture, { client, sign, before });
  };
  return html`<dt>${fieldLabels.media.de}</dt><dd><ul class="pictures">${removed.map((picture) => pictureItem(picture, { client, sign: 'gone', before: undefined }))}${sent.map(sentItem)}</ul></dd>`;
}

function pictureItem(
  { id, alt, credits, cut: crops, key }: ComparedPicture,
  { client, sign, before }: { client: string; sign: '' | 'new' | 'gone'; before: ComparedPicture | undefined },
): Html {
  const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);
  const textOf = (key: 'alt' | 'credits', text: string) =>
    before
      ? renderPieces(
          { name: 'media', kind: 'words', parts: [] },
          differencesOf(splitWords(before[key]), splitWords(text)),
        )
      : text;
  // The description stands beside the picture, so the picture has none of its own.
  return html`<li class="${sign}"><img src="/clients/${encodeURIComponent(client)}/api/media/${encodeURIComponent(id)}/320${sign === 'gone' ? '' : `?key=${key}`}" alt="" width="160" loading="lazy">
<span>${sign === 'gone' ? html`<strong>Entfernt.</strong> ` : sign === 'new' ? html`<strong>Neu.</strong> ` : ''}${before && before.cut !== crops ? html`<strong>Anderer Ausschnitt.</strong> ` : ''}${textOf('alt', alt)}</span>
<span class="hint">${textOf('credits', credits)}</span></li>`;
}

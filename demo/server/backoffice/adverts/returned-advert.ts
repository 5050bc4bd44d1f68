import { html } from 'hono/html';
import { partLabels } from '../../adverts/orders/order-mails';
import type { AdvertReturn } from '../../adverts/orders/returns';
import { type Html, instantText } from '../page/page';
import { differencesOf } from '../records/word-differences';
import type { ProofContent } from './advert-proof';

/** Renders what the buyer of a returned advert has changed since. */
export function returnedSection(client: string, now: ProofContent, { content, medium, resentAt }: AdvertReturn): Html {
  const texts = (['title', 'text'] as const).filter((part) => content[part] !== now.content[part]);
  const isPictureSame = medium === now.medium;
  const isCropSame = JSON.stringify(content.crop) === JSON.stringify(now.content.crop);
  const isSame = texts.length === 0 && isPictureSame && isCropSame;
  return html`<section aria-labelledby="changed"><h2 id="changed">Was sich geändert hat</h2>
<p class="hint">Noch einmal gesendet am ${instantText(resentAt)}</p>
${isSame ? html`<p>Es ist dasselbe wie die zurückgegebene Fassung.</p>` : ''}
<dl>${texts.map((part) => html`<dt>${partLabels[part].de}</dt><dd>${textDifference(content[part], now.content[part])}</dd>`)}
${isPictureSame ? '' : html`<dt>${partLabels.picture.de}</dt><dd class="line">${pictureOf(client, medium, 'Bisher')} ${pictureOf(client, now.medium, 'Neu')}</dd>`}
${isPictureSame && !isCropSame ? html`<dt>${partLabels.picture.de}</dt><dd>Anderer Ausschnitt</dd>` : ''}</dl></section>`;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

// The words before and after are for readers who do not see the colours.
const textDifference = (before: string, after: string) =>
  html`${differencesOf(wordsOf(before), wordsOf(after)).map(({ sign, words }) => {
    const text = words.join(' ');
    if (sign === 'gone') return html`<del><span class="away">Bisher: </span>${text}</del> `;
    return sign === 'new' ? html`<ins><span class="away">Neu: </span>${text}</ins> ` : html`${text} `;
  })}`;

const pictureOf = (client: string, medium: string | null, label: string) =>
  medium === null
    ? html`<span>${label}: ohne Bild</span>`
    : html`<span>${label}:<br><img src="/clients/${encodeURIComponent(client)}/api/media/${medium}/320" alt="${label}" width="160" loading="lazy"></span>`;

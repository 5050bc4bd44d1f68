import { html } from 'hono/html';
import type { AdvertContent } from '../../adverts/orders/content';
import type { Product } from '../../adverts/orders/product';
import type { Html } from '../page/page';

/** The content of an advert: its texts, its picture, and the product with its size. */
export type ProofContent = {
  content: AdvertContent;
  medium: string | null;
  product: Product;
  /** The date and location of the event in the advert; '' without an event. */
  line?: string;
};

const MAX_WIDTH = 480;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** Renders an advert in the shape of its slot; the policy of the page must contain its style. */
export function advertProof(
  client: string,
  { content, medium, product, line = '' }: ProofContent,
): { proof: Html; style: string } {
  const { title, text, crop } = content;
  const { width, height } = product.size;
  const unit = product.kind === 'print' ? 'mm' : 'Pixel';
  const visiblePart = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  // The order provides numbers only, so it cannot inject a style.
  const pictureStyle = crop
    ? `width:${percent(1 / visiblePart.width)};max-width:none;left:${percent(-visiblePart.x / visiblePart.width)};top:${percent(-visiblePart.y / visiblePart.height)}`
    : 'width:100%;height:100%;object-fit:cover';
  const style = `
.proof{margin:0 0 16px;max-width:${MAX_WIDTH}px;border:1px solid #d5d8dd;border-radius:8px;overflow:hidden}
.proof .shape{position:relative;overflow:hidden;aspect-ratio:${Number(width)}/${Number(height)};background:#e3e5e9}
.proof img{position:absolute;${pictureStyle}}
.proof figcaption{padding:10px 12px;overflow-wrap:anywhere}
.proof strong,.proof .line,.proof .hint{display:block;margin:0}`;
  const proof = html`<figure class="proof"><div class="shape">${
    medium && html`<img src="/clients/${encodeURIComponent(client)}/api/media/${medium}/640" alt="Bild der Anzeige">`
  }</div><figcaption><span class="hint">Anzeige</span><strong>${title}</strong>${line && html`<span class="line">${line}</span>`}${text}
<span class="hint">${width} × ${height} ${unit}${medium ? '' : ', ohne Bild'}</span></figcaption></figure>`;
  return { proof, style };
}

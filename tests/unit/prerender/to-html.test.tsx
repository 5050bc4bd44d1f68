import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlOf, newOwnStyles } from '../../../src/prerender/to-html';

const html = (node: unknown) => htmlOf(node, newOwnStyles());

describe('Views as HTML', () => {
  const Name = ({ children }: { children: string }) => <b lang="de">{children}</b>;
  const both = (
    <>
      <u>1</u>
      <u>2</u>
    </>
  );
  const view = (
    <section className="list" aria-busy={false} tabIndex={-1} data-route="/events?q=a&b">
      <Name>{'<b>"Jazz" & Blues</b>'}</Name>
      {[1, 2].map((place) => (
        <i key={place}>{place}</i>
      ))}
      {null}
      {undefined}
      {false}
      {both}
      <img src="a.png" srcSet="a.png 1w" alt="" loading="lazy" />
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M0" strokeWidth="2" />
      </svg>
      <label htmlFor="what" hidden>
        Was
      </label>
    </section>
  );

  it("equal React's output", () => {
    const plain = (text: string) =>
      text.replace(
        /&#(\d+);/g,
        (_, code) => ({ 34: '&quot;', 38: '&amp;', 60: '&lt;', 62: '&gt;' })[Number(code)] ?? '?',
      );
    // React closes empty elements of SVG and HTML in other ways, and writes an empty text for what is true.
    const written = renderToStaticMarkup(view)
      .replace(/\/>/g, '>')
      .replace('hidden=""', 'hidden')
      .replace('srcSet', 'srcset')
      .replace(/tabindex/i, 'tabindex');
    expect(plain(html(view))).toBe(written);
  });

  it('mark parts that need a script', () => {
    expect(html(<button type="button">Merken</button>)).toBe('<button type="button" inert>Merken</button>');
    expect(html(<input name="q" defaultValue="Jazz" onChange={() => undefined} />)).toBe(
      '<input name="q" value="Jazz" inert>',
    );
  });

  it('have inline styles as classes, without unsafe values', () => {
    const own = newOwnStyles();
    const styled = (style: object) => htmlOf(<i className="dot" style={style} />, own);
    expect(styled({ '--rubric': '#8c2f5c' })).toBe('<i class="dot own-1"></i>');
    expect(styled({ '--rubric': '#8c2f5c' })).toBe('<i class="dot own-1"></i>');
    expect(styled({ objectPosition: '50% 20%', '--rubric': 'var(--portal-color-primary-text)' })).toContain('own-2');
    expect(styled({ '--rubric': 'red}</style><script>' })).toBe('<i class="dot"></i>');
    expect(styled({ '--rubric': 'url(//evil.example)' })).toBe('<i class="dot"></i>');
    expect(own.rules()).toBe(
      '.portal .own-1{--rubric:#8c2f5c}.portal .own-2{object-position:50% 20%;--rubric:var(--portal-color-primary-text)}',
    );
  });
});

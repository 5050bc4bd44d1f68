import { expect, it } from 'vitest';
import { tightStyles } from '../../dist-config/plugins/tight-styles';

it('drops what browsers do not need of styles, and nothing else', () => {
  const source = [
    "const Box = styled('div', options)`",
    '  /* Below the',
    '     badge. */',
    '  inset: auto;',
    '  line-height: 0.5;',
    '  transition:',
    '    color 1s,',
    '    top 1s;',
    '',
    '  > .hint,',
    '  a:hover {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
    '    width: calc(${WIDE} - 2px);',
    '  }',
    '`;',
    'const text = `a;\n  b`;',
  ].join('\n');
  expect(tightStyles(source)).toBe(
    [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
      "const Box = styled('div', options)`inset:auto;line-height:.5;transition:color 1s,top 1s;> .hint,a:hover{width:calc(${WIDE} - 2px)}`;",
      'const text = `a;\n  b`;',
    ].join('\n'),
  );
});

it.each([
  ['const A = styled.p`\n  top: 0;\n`;', 'const A = styled.p`top:0;`;'],
  ['const pulse = keyframes`50% {\n  opacity: 0;\n}`;', 'const pulse = keyframes`50%{opacity:0}`;'],
])('knows the styles of %s', (source, tight) => {
  expect(tightStyles(source)).toBe(tight);
});

import type { Plugin } from 'vite';

/** Advice for those who build with a library: where it begins and ends in the source, and what visitors get instead. */
type Advice = [from: string, to: string, short: string];

const REACT_ADVICE: Advice = ['var url = "https://react.dev', 'helpful warnings."', 'return "React error #" + code'];
const UNCOMPILED: Advice = [
  '`Uncompiled message detected!',
  'Please compile your catalog first. \n`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
  '`Uncompiled message: ${translation}`',
];
const ADVICE: [file: RegExp, advice: Advice[]][] = [
  [
    /@lingui\/core\/dist\/index\.mjs$/,
    [['"Lingui: Attempted to call', 'initialization logic."', '"Lingui has no locale."'], UNCOMPILED],
  ],
  [
    /@emotion\/serialize\/dist\/emotion-serialize\.esm\.js$/,
    [["'Component selectors can only", "'compiler transform.'", "'No component selectors.'"]],
  ],
  [/react-dom\/cjs\/react-dom\.production\.js$/, [REACT_ADVICE]],
  [/react\/cjs\/react\.production\.js$/, [['"takes an object of state', 'state variables."', '"takes a state"']]],
  [
    /react-dom\/cjs\/react-dom-client\.production\.js$/,
    // What a form does whose action is a function, before React runs: no form of ours has one.
    [
      REACT_ADVICE,
      ['"javascript:throw new Error(\'A React form', 'event.preventDefault().\')"', '"javascript:0"'],
      // What an address becomes that would run a script.
      ['"javascript:throw new Error(\'React has blocked', 'precaution.\')"', '"javascript:0"'],
    ],
  ],
  [
    /dompurify\/dist\/purify\.es\.mjs$/,
    [
      ['"Invalid attempt to destructure', 'iterator]() method."', '"Not iterable."'],
      ['"A configured TRUSTED_TYPES_POLICY', 'section of the README."', '"No recursion."'],
      ['"DOMPurify: USE_PROFILES overrides', 'options together."', '"USE_PROFILES overrides."'],
      ['"TRUSTED_TYPES_POLICY configuration option must provide a \\"createHTML', 'hook."', '"No createHTML."'],
      [
        '"TRUSTED_TYPES_POLICY configuration option must provide a \\"createScriptURL',
        'hook."',
        '"No createScriptURL."',
      ],
    ],
  ],
  [
    /scheduler\/cjs\/scheduler\.production\.js$/,
    [['"forceFrameRate takes', 'is not supported"', '"Wrong frame rate."']],
  ],
];
const FILES = new RegExp(ADVICE.map(([file]) => file.source).join('|'));

/**
 * Shortens what libraries say of mistakes that a build of ours cannot make.
 *
 * @throws {Error} when a library says something else now
 */
export function shortAdvice(): Plugin {
  return {
    name: 'portal-short-advice',
    transform: {
      filter: { id: FILES },
      handler: (code, id) => {
        const [, advice = []] = ADVICE.find(([file]) => file.test(id)) ?? [];
        return { code: advice.reduce(shorten, code), map: null };
      },
    },
  };
}

function shorten(code: string, [from, to, short]: Advice): string {
  const start = code.indexOf(from);
  const end = code.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`A library no longer says ${from}`);
  return code.slice(0, start) + short + code.slice(end + to.length);
}

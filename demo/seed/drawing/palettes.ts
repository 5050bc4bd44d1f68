/** The colours of one mood: sky from top to horizon, hills from far to near, and what stands before them. */
export type Palette = {
  mood: string;
  sky: readonly [string, string, string];
  light: string;
  far: string;
  near: string;
  ink: string;
  paper: string;
  accents: readonly [string, string, string];
};

/** Every palette by its name; `mood` ends the alternative text of a cover. */
export const PALETTES = {
  morning: palette(
    'im Morgenlicht',
    '#8ec5d6 #f6dcc0 #fbe9d2',
    '#fff4d8',
    '#9fb9b8 #2f5d5a',
    '#16343a',
    '#fff6e6',
    '#e07a4f #f2b544 #3c8d8a',
  ),
  evening: palette(
    'im Abendrot',
    '#3b3a6b #c65d5c #f5a65b',
    '#ffd98a',
    '#8a4a63 #2a2143',
    '#1a1530',
    '#ffe9cf',
    '#f2784b #ffc857 #7d5ba6',
  ),
  night: palette(
    'bei Nacht',
    '#0b1533 #1f2d5c #46508a',
    '#f5edc8',
    '#2f3b6e #0d1430',
    '#070c20',
    '#e9ecf7',
    '#f2c14e #7fa8e8 #d96c75',
  ),
  meadow: palette(
    'in frischem Grün',
    '#a8d5e2 #d8ecd9 #f4f2d0',
    '#fffbe0',
    '#a9c99a #2f6b3a',
    '#163a26',
    '#fbfaea',
    '#e4572e #f3b61f #4f86c6',
  ),
  autumn: palette(
    'in warmen Herbsttönen',
    '#d9b382 #f0cf9e #fae6c8',
    '#fff0cf',
    '#c98f56 #6b2e1a',
    '#35160f',
    '#fdf1de',
    '#c8471f #e0a526 #6c7a3a',
  ),
  winter: palette(
    'in winterlichem Blau',
    '#8fa9c4 #c6d5e4 #eef2f6',
    '#ffffff',
    '#b4c5d8 #4a6580',
    '#22364c',
    '#ffffff',
    '#c44b4b #e3b04b #4c8c8a',
  ),
  terracotta: palette(
    'in Terrakotta',
    '#f2d7c2 #e9b594 #d98a66',
    '#fff1e2',
    '#c87555 #6f2c2a',
    '#3a1618',
    '#fff4ea',
    '#1f6f78 #f0b34a #b23a48',
  ),
  petrol: palette(
    'in Petrol',
    '#0f4c5c #2b7a83 #86bdb4',
    '#fbe8b6',
    '#4d9490 #082f3a',
    '#041f28',
    '#f2f7ee',
    '#f6ae2d #f26b4e #b9dcd3',
  ),
  plum: palette(
    'in Pflaumenblau',
    '#3d1f47 #7a3b69 #c7788c',
    '#ffe1c4',
    '#6e3a63 #24112f',
    '#180a20',
    '#fdeef0',
    '#f4a259 #ef6f8e #8ecae6',
  ),
  mustard: palette(
    'in sonnigem Gelb',
    '#f7e7b0 #f1cf6d #e4ad3f',
    '#fffbe6',
    '#c9962f #5c4517',
    '#2d230d',
    '#fffaea',
    '#2a6f77 #c8502e #7a8f3c',
  ),
  rose: palette(
    'in zartem Rosé',
    '#f9dfe0 #f3bcc0 #e08e9b',
    '#fff6f0',
    '#c9788a #63263f',
    '#361424',
    '#fff5f4',
    '#2f6690 #f2a65a #81a684',
  ),
  forest: palette(
    'in Waldgrün',
    '#16302b #2f5d50 #7fa78a',
    '#f4efc6',
    '#3f7562 #0e2620',
    '#081915',
    '#f1f5e8',
    '#e9b44c #d1603d #a7c4a0',
  ),
  slate: palette(
    'in Schiefergrau',
    '#2c3440 #56657a #9fb0c0',
    '#f6e9cf',
    '#6b7a8d #1e2733',
    '#12181f',
    '#f3f5f7',
    '#e76f51 #e9c46a #6fb3b8',
  ),
  noon: palette(
    'unter hellem Himmel',
    '#4f9bd0 #9ccbe6 #e3f1f3',
    '#fffde8',
    '#8db6a6 #2c5f6b',
    '#14343f',
    '#ffffff',
    '#f25f5c #ffe066 #50b99a',
  ),
};

/** Name of a palette. */
export type PaletteName = keyof typeof PALETTES;

function palette(mood: string, sky: string, light: string, hills: string, ink: string, paper: string, accents: string) {
  const [top = '', middle = '', low = ''] = sky.split(' ');
  const [far = '', near = ''] = hills.split(' ');
  const [first = '', second = '', third = ''] = accents.split(' ');
  const colours: Palette = {
    mood,
    sky: [top, middle, low],
    light,
    far,
    near,
    ink,
    paper,
    accents: [first, second, third],
  };
  return colours;
}

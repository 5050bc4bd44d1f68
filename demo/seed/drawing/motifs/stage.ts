import type { Motif, Scene } from '../scene';
import { glow, sky, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';
import { figure } from '../village';

function curtain({ fade, random }: Scene, side: -1 | 1, colour: string): string {
  const open = random.between(0.72, 1);
  const folds = times(5, (index) => {
    const near = index * 78 * open;
    const d = `M${near} -20h${90 * open}C${near + 100 * open} 280 ${near + 40 - index * 10} 460 ${near * 0.62 + 30} 820h-${80 * open}C${near * 0.5} 500 ${near} 300 ${near} -20Z`;
    return path(
      d,
      fade(
        [
          [mix(colour, '#000000', 0.35), 0],
          [mix(colour, '#ffffff', 0.12), 0.5],
          [mix(colour, '#000000', 0.42), 1],
        ],
        'right',
      ),
    );
  });
  return element(side, folds);
}

const element = (side: -1 | 1, content: string) =>
  `<g transform="${side === 1 ? 'translate(-12 0)' : 'translate(1292 0) scale(-1 1)'}">${content}</g>`;

const cone = (scene: Scene, x: number, tip: number, spread: number, colour: string) =>
  polygon(
    [
      [tip - 14, -10],
      [tip + 14, -10],
      [x + spread, 690],
      [x - spread, 690],
    ],
    scene.fade([
      [colour, 0, 0.75],
      [colour, 1, 0.06],
    ]),
  );

const boards = ({ colours }: Scene) =>
  rect(0, 660, 1280, 140, mix(colours.near, '#7a4a2a', 0.35)) +
  times(13, (index) =>
    line(`M${index * 107} 800L${640 + (index * 107 - 640) * 0.62} 660`, colours.ink, 3, { opacity: 0.4 }),
  ) +
  rect(0, 656, 1280, 8, colours.ink, { opacity: 0.4 });

const spotlight: Motif = {
  alt: 'Leere Bühne mit rotem Vorhang und Lichtkegeln',
  palettes: ['plum', 'evening', 'petrol', 'night', 'slate'],
  focusY: 0.58,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const chair =
      line('M-44 0v-110h88v110M-44 -110v-120M44 -110', colours.ink, 13) +
      rect(-52, -122, 104, 18, colours.ink, { rx: 6 }) +
      line('M-44 -190h0M-44 -226q44 -16 88 0v116', colours.ink, 13);
    return (
      wall(scene, mix(colours.sky[0], colours.sky[1], 0.35), x) +
      boards(scene) +
      ellipse(x, 712, 250, 42, colours.light, { opacity: 0.75 }) +
      cone(scene, x, x - 240, 210, colours.light) +
      cone(scene, x, x + 260, 210, random.pick(colours.accents)) +
      group(chair, x, 720) +
      curtain(scene, 1, random.pick(['#8f1d2c', '#7a1f4b', '#a3341f'])) +
      curtain(scene, -1, '#8f1d2c')
    );
  },
};

const mask = (mood: 1 | -1, colour: string, shade: string) =>
  path('M-130 -150Q0 -190 130 -150Q150 60 0 190Q-150 60 -130 -150Z', '#000000', {
    opacity: 0.2,
    transform: 'translate(12 18)',
  }) +
  path('M-130 -150Q0 -190 130 -150Q150 60 0 190Q-150 60 -130 -150Z', colour) +
  path('M0 -172Q66 -170 130 -150Q150 60 0 190Z', shade, { opacity: 0.22 }) +
  path(`M-88 -46q36 ${-44 * mood} 66 0q-32 ${18 * mood} -66 0z`, shade) +
  path(`M22 -46q36 ${-44 * mood} 66 0q-32 ${18 * mood} -66 0z`, shade) +
  (mood === 1
    ? path('M-72 36Q0 70 72 36Q50 124 0 124Q-50 124 -72 36Z', shade)
    : path('M-62 108Q0 16 62 108Q36 82 0 82Q-36 82 -62 108Z', shade)) +
  line('M0 -30q-14 40 2 52', shade, 7);

const masks: Motif = {
  alt: 'Lachende und weinende Theatermaske',
  palettes: ['terracotta', 'plum', 'mustard', 'rose', 'petrol', 'autumn'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const rays = times(18, (index) => {
      const angle = (index * Math.PI) / 9;
      const far = (turn: number): [number, number] => [
        x + Math.cos(angle + turn) * 1300,
        420 + Math.sin(angle + turn) * 1300,
      ];
      return polygon([[x, 420], far(0), far(0.16)], colours.paper, { opacity: 0.13 });
    });
    return (
      wall(scene, colours.sky[1], x) +
      rays +
      circle(x, 420, 300, mix(colours.sky[0], colours.light, 0.3), { opacity: 0.6 }) +
      group(line('M0 0C-120 120 -180 40 -300 150M0 0C120 140 200 60 320 180', colours.accents[0], 20), x, 500) +
      group(mask(-1, mix(colours.accents[2], colours.paper, 0.12), colours.ink), x + 130, 440, {
        turn: random.between(8, 18),
        scale: 1.2,
      }) +
      group(mask(1, colours.paper, colours.ink), x - 120, 390, { turn: random.between(-18, -8), scale: 1.3 })
    );
  },
};

const paperStage: Motif = {
  alt: 'Papiertheater mit Scherenschnittfiguren',
  palettes: ['evening', 'mustard', 'rose', 'forest', 'terracotta', 'noon'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const layers = times(4, (index) => {
      const inset = 90 + index * 78;
      const shade = mix(colours.far, colours.near, 1 - index / 4);
      return path(
        `M0 0H1280V800H0ZM${inset} 800V${260 + index * 14}Q${inset} ${80 + index * 40} 640 ${70 + index * 44}Q${1280 - inset} ${80 + index * 40} ${1280 - inset} ${260 + index * 14}V800Z`,
        shade,
        { 'fill-rule': 'evenodd' },
      );
    })
      .split('<path')
      .filter(Boolean)
      .reverse()
      .map((part) => `<path${part}`)
      .join('');
    const people = times(3, (index) =>
      figure(
        x - 130 + index * 130,
        726,
        random.between(180, 260),
        [colours.ink, colours.accents[0], colours.accents[2]][index] ?? colours.ink,
        colours.ink,
      ),
    );
    return (
      sky(scene) +
      glow(scene, x, 420, 420, colours.light, 0.9) +
      circle(x, 400, 120, colours.light) +
      rect(0, 716, 1280, 90, colours.ink, { opacity: 0.85 }) +
      people +
      layers
    );
  },
};

const cabaret: Motif = {
  alt: 'Mikrofon im Scheinwerferlicht auf einer kleinen Bühne',
  palettes: ['petrol', 'plum', 'slate', 'night', 'terracotta'],
  focusY: 0.45,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const bricks = times(16, (row) =>
      times(12, (column) =>
        rect(
          column * 112 - (row % 2 ? 56 : 0),
          row * 44,
          106,
          38,
          mix(colours.sky[0], colours.sky[1], random.between(0.15, 0.6)),
          { rx: 3 },
        ),
      ),
    );
    return (
      rect(0, 0, 1280, 800, colours.sky[0]) +
      bricks +
      rect(0, 0, 1280, 800, colours.ink, { opacity: 0.25 }) +
      glow(scene, x, 330, 480, colours.light, 0.85) +
      boards(scene) +
      ellipse(x, 716, 150, 22, colours.ink) +
      line(`M${x} 712V330`, colours.ink, 14) +
      group(
        rect(-44, -150, 88, 150, colours.accents[0], { rx: 44 }) +
          times(6, (index) => line(`M-38 ${-128 + index * 18}h76`, colours.ink, 5, { opacity: 0.5 })) +
          rect(-50, -64, 100, 18, colours.paper, { rx: 6 }) +
          rect(-22, 0, 44, 34, colours.ink, { rx: 8 }),
        x,
        330,
        { turn: random.between(-16, 16) },
      )
    );
  },
};

/** Pictures for theatre and cabaret. */
export const STAGE: Record<string, Motif> = { spotlight, masks, paperStage, cabaret };

import type { Random } from '../random';
import type { Scene } from './scene';
import { CANVAS, circle, ellipse, group, line, mix, path, polygon, rect, times } from './svg';

const { width, height } = CANVAS;

/** The whole canvas in the sky of the palette. */
export const sky = (scene: Scene) => {
  const [top, middle, low] = scene.colours.sky;
  return rect(
    0,
    0,
    width,
    height,
    scene.fade([
      [top, 0],
      [middle, 0.5],
      [low, 1],
    ]),
  );
};

/** A wall of one colour with a soft light from above, for scenes indoors. */
export const wall = (scene: Scene, colour: string, lightX = 640) =>
  rect(0, 0, width, height, colour) +
  ellipse(
    lightX,
    120,
    900,
    620,
    scene.fade(
      [
        [mix(colour, '#ffffff', 0.5), 0, 0.55],
        [colour, 1, 0],
      ],
      'out',
    ),
  ) +
  rect(
    0,
    0,
    width,
    height,
    scene.fade([
      [colour, 0, 0],
      [mix(colour, '#000000', 0.35), 1, 0.35],
    ]),
  );

/** A round glow that fades into what lies behind. */
export const glow = (scene: Scene, x: number, y: number, r: number, colour: string, strength = 0.7) =>
  circle(
    x,
    y,
    r,
    scene.fade(
      [
        [colour, 0, strength],
        [colour, 0.4, strength * 0.45],
        [colour, 1, 0],
      ],
      'out',
    ),
  );

/** Sun or full moon with its halo. */
export const sun = (scene: Scene, x: number, y: number, r: number) =>
  glow(scene, x, y, r * 3.4, scene.colours.light, 0.6) + circle(x, y, r, scene.colours.light, { opacity: 0.95 });

/** A crescent moon. */
export const moon = (scene: Scene, x: number, y: number, r: number) =>
  glow(scene, x, y, r * 3, scene.colours.light, 0.35) +
  path(
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.35}A${r * 0.86} ${r * 0.86} 0 0 1 ${x} ${y - r}Z`,
    scene.colours.light,
  );

/** Stars of different size down to the given height. */
export const stars = ({ random, colours }: Scene, count: number, bottom: number) =>
  times(count, () =>
    circle(
      random.between(0, width),
      random.between(0, bottom),
      random.weighted([
        [1.6, 6],
        [2.6, 3],
        [4, 1],
      ]),
      colours.light,
      {
        opacity: random.between(0.35, 1),
      },
    ),
  );

/** Flat clouds with a straight underside. */
export const clouds = (scene: Scene, count: number, from: number, to: number) =>
  times(count, () => {
    const { random } = scene;
    const size = random.between(0.6, 1.5);
    const d = 'M-120 0a34 34 0 0 1 34-38a52 52 0 0 1 96-22a40 40 0 0 1 66 22a30 30 0 0 1 40 38z';
    const cloud = path(d, scene.colours.paper, { opacity: 0.55 });
    return group(cloud, random.between(60, width - 60), random.between(from, to), { scale: Number(size.toFixed(2)) });
  });

/** The upper line of a chain of hills as path data from the left to the right edge. */
function ridge(random: Random, y: number, swing: number, steps = 32): { d: string; at: (x: number) => number } {
  const waves = [1, 2.3, 4.1].map((frequency) => ({ frequency, phase: random.between(0, 7), size: swing / frequency }));
  const at = (x: number) =>
    y +
    waves.reduce((sum, { frequency, phase, size }) => sum + Math.sin((x / width) * 4 * frequency + phase) * size, 0);
  const points = Array.from({ length: steps + 1 }, (_, index) => (index * width) / steps);
  return { d: points.map((x, index) => `${index ? 'L' : 'M'}${x} ${at(x)}`).join(''), at };
}

/** A chain of hills filled down to the lower edge. */
export function hill(
  scene: Scene,
  y: number,
  swing: number,
  colour: string,
): { drawn: string; at: (x: number) => number } {
  const { d, at } = ridge(scene.random, y, swing);
  const fill = scene.fade([
    [colour, 0],
    [mix(colour, scene.colours.ink, 0.18), 1],
  ]);
  return { drawn: path(`${d}L${width} ${height}L0 ${height}Z`, fill), at };
}

/** Several chains of hills, misty far away and dark in front. */
export function hills(scene: Scene, { layers = 4, from = 420, to = 690, swing = 46 } = {}): string {
  const { far, near, sky: tints } = scene.colours;
  return times(layers, (index) => {
    const share = layers > 1 ? index / (layers - 1) : 1;
    const colour = mix(mix(far, tints[2], 0.35 * (1 - share)), near, share);
    return hill(scene, from + (to - from) * share, swing * (1.15 - share * 0.5), colour).drawn;
  });
}

/** A steep table mountain as at the edge of the Alb, with its foot to the lower edge. */
export function escarpment(scene: Scene, y: number, colour: string, side: 'left' | 'right'): string {
  const { random } = scene;
  const edge = random.between(380, 620);
  const jag = () => random.between(-10, 10);
  const d = `M0 ${y + jag()}L${edge * 0.4} ${y + jag()}L${edge * 0.8} ${y - 14}L${edge} ${y + 18}L${edge + 26} ${y + 96}C${edge + 110} ${y + 190} ${edge + 250} ${y + 230} ${edge + 560} ${y + 262}L${edge + 560} ${height}L0 ${height}Z`;
  const rock = path(
    `M${edge * 0.8} ${y - 14}L${edge} ${y + 18}L${edge + 26} ${y + 96}L${edge - 50} ${y + 70}Z`,
    mix(colour, scene.colours.paper, 0.45),
  );
  return group(
    path(
      d,
      scene.fade([
        [colour, 0],
        [mix(colour, scene.colours.ink, 0.25), 1],
      ]),
    ) + rock,
    side === 'left' ? 0 : width,
    0,
  ).replace('scale(1)', side === 'left' ? 'scale(1)' : 'scale(-1 1)');
}

/** A fir. */
export const fir = (x: number, y: number, size: number, colour: string) =>
  times(3, (index) => {
    const top = y - size + index * size * 0.24;
    const half = size * (0.16 + index * 0.07);
    return polygon(
      [
        [x, top],
        [x + half, top + size * 0.42],
        [x - half, top + size * 0.42],
      ],
      colour,
    );
  }) + rect(x - size * 0.03, y - size * 0.12, size * 0.06, size * 0.12, colour);

/** A broad-leaved tree with a lit side. */
export const tree = (x: number, y: number, size: number, colour: string, light: string) =>
  rect(x - size * 0.04, y - size * 0.5, size * 0.08, size * 0.5, mix(colour, '#000000', 0.35)) +
  ellipse(x, y - size * 0.66, size * 0.3, size * 0.36, colour) +
  ellipse(x + size * 0.07, y - size * 0.72, size * 0.2, size * 0.25, mix(colour, light, 0.25));

/** A juniper, as it stands on the heaths of the Alb. */
export const juniper = (x: number, y: number, size: number, colour: string) =>
  path(
    `M${x} ${y - size}C${x + size * 0.28} ${y - size * 0.5} ${x + size * 0.22} ${y} ${x} ${y}C${x - size * 0.22} ${y} ${x - size * 0.28} ${y - size * 0.5} ${x} ${y - size}Z`,
    colour,
  );

/** Falling snow or drifting seeds. */
export const flakes = ({ random, colours }: Scene, count: number) =>
  times(count, () =>
    circle(random.between(0, width), random.between(0, height), random.between(2, 7), colours.paper, {
      opacity: random.between(0.4, 0.95),
    }),
  );

/** A few birds far away. */
export const birds = ({ random, colours }: Scene, count: number) => {
  const x = random.between(200, 900);
  const y = random.between(120, 260);
  return times(count, () => {
    const size = random.between(8, 15);
    return line(
      `M${x + random.between(0, 240)} ${y + random.between(0, 90)}q${size * 0.6} ${-size * 0.8} ${size} 0q${size * 0.4} ${-size * 0.8} ${size} 0`,
      colours.ink,
      3,
      { opacity: 0.6 },
    );
  });
};

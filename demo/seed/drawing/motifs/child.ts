import type { Motif, Scene } from '../scene';
import { clouds, hills, sky, sun, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const balloons: Motif = {
  alt: 'Heißluftballons über sanften Hügeln',
  palettes: ['morning', 'noon', 'meadow', 'rose', 'evening'],
  focusY: 0.42,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const balloon = (size: number, first: string, second: string) => {
      const stripes = [-0.66, -0.22, 0.22, 0.66]
        .map((at, index) => ellipse(at * 62, -20, 34, 118 - Math.abs(at) * 26, index % 2 ? first : second))
        .join('');
      return `<g transform="scale(${size})">${ellipse(0, -20, 108, 124, first)}${stripes}${path('M-70 72Q0 120 70 72L24 138H-24Z', second)}${line('M-20 138L-16 176M20 138L16 176', colours.ink, 3)}${rect(-20, 174, 40, 32, '#7a4a2a', { rx: 6 })}</g>`;
    };
    const [a, b, c] = colours.accents;
    return (
      sky(scene) +
      sun(scene, x > 640 ? 240 : 1040, 210, 56) +
      clouds(scene, 5, 150, 420) +
      hills(scene, { layers: 4, from: 520, to: 720 }) +
      group(balloon(0.55, b, colours.paper), x - 330, random.between(260, 360)) +
      group(balloon(0.75, c, b), x + 320, random.between(330, 430)) +
      group(balloon(1.45, a, colours.paper), x, 330, { turn: random.between(-4, 4) })
    );
  },
};

const hedgehog = (colours: Scene['colours']) =>
  path('M-70 0C-80 -100 60 -120 80 0Z', '#5b3a29') +
  times(9, (index) =>
    polygon(
      [
        [-66 + index * 16, -40 - Math.sin(index / 2.6) * 46],
        [-56 + index * 16, -76 - Math.sin(index / 2.6) * 50],
        [-44 + index * 16, -40 - Math.sin(index / 2.6) * 46],
      ],
      '#472b1e',
    ),
  ) +
  path('M60 -34Q110 -24 128 0H60Z', '#d9a679') +
  circle(126, -4, 7, colours.ink) +
  circle(92, -20, 5, colours.ink);

const fox: Motif = {
  alt: 'Fuchs und Igel im Wald, wie aus Papier geschnitten',
  palettes: ['autumn', 'forest', 'meadow', 'mustard', 'winter'],
  focusY: 0.66,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const rust = '#cf5a1f';
    const animal =
      path('M90 0C250 -10 300 -150 220 -210C236 -110 160 -60 90 -80Z', rust) +
      path('M220 -210C270 -176 262 -110 244 -86C240 -130 214 -140 220 -210Z', '#fff4e2') +
      path('M-100 0C-110 -150 20 -190 110 -100C130 -60 120 0 110 0Z', rust) +
      path('M-96 0C-90 -70 -30 -80 -16 0Z', '#fff4e2') +
      polygon(
        [
          [-190, -220],
          [-30, -220],
          [-110, -90],
        ],
        rust,
      ) +
      polygon(
        [
          [-190, -220],
          [-184, -292],
          [-128, -222],
        ],
        rust,
      ) +
      polygon(
        [
          [-30, -220],
          [-36, -292],
          [-92, -222],
        ],
        rust,
      ) +
      polygon(
        [
          [-190, -220],
          [-134, -178],
          [-110, -90],
        ],
        '#fff4e2',
      ) +
      polygon(
        [
          [-30, -220],
          [-86, -178],
          [-110, -90],
        ],
        '#fff4e2',
      ) +
      circle(-110, -96, 12, colours.ink) +
      circle(-146, -182, 8, colours.ink) +
      circle(-74, -182, 8, colours.ink);
    const trunks = times(9, (index) =>
      rect(
        index * 160 + random.between(-30, 30),
        -20,
        random.between(26, 54),
        720,
        mix(colours.far, colours.near, random.between(0.1, 0.8)),
        { opacity: 0.85 },
      ),
    );
    return (
      sky(scene) +
      sun(scene, x, 300, 130) +
      trunks +
      path('M0 640Q320 590 640 640T1280 630V800H0Z', colours.near) +
      group(animal, x - 40, 700, { scale: 1.25 }) +
      group(hedgehog(colours), x + 330, 726, { scale: random.between(0.8, 1.1) }) +
      path('M0 714Q400 690 700 722T1280 706V800H0Z', colours.ink, { opacity: 0.55 })
    );
  },
};

const blocks: Motif = {
  alt: 'Turm aus bunten Bauklötzen mit Fähnchen',
  palettes: ['noon', 'rose', 'mustard', 'morning', 'meadow', 'terracotta'],
  focusY: 0.58,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const tints = [...colours.accents, colours.near, mix(colours.accents[0], colours.paper, 0.4)];
    const block = (bx: number, by: number, kind: number) => {
      const colour = random.pick(tints);
      const shade = mix(colour, '#000000', 0.18);
      if (kind === 0) return rect(bx, by - 110, 110, 110, colour, { rx: 8 }) + circle(bx + 55, by - 55, 26, shade);
      if (kind === 1)
        return (
          polygon(
            [
              [bx, by],
              [bx + 110, by],
              [bx + 55, by - 104],
            ],
            colour,
          ) +
          polygon(
            [
              [bx + 55, by],
              [bx + 110, by],
              [bx + 55, by - 104],
            ],
            shade,
            { opacity: 0.5 },
          )
        );
      if (kind === 2) return path(`M${bx} ${by}v-110h110v110h-26a29 29 0 0 0 -58 0z`, colour);
      return rect(bx, by - 110, 110, 110, colour, { rx: 8 }) + rect(bx + 22, by - 88, 66, 66, shade, { rx: 6 });
    };
    const base = 690;
    const heights = [1, 2, 3, 4, 2, 3, 1].map((height) => Math.max(1, height + random.int(-1, 1)));
    const towers = heights
      .map((height, column) =>
        times(height, (level) =>
          block(
            x - 400 + column * 116,
            base - level * 112,
            level === height - 1 ? random.pick([1, 2, 0]) : random.pick([0, 2, 3]),
          ),
        ),
      )
      .join('');
    return (
      wall(scene, colours.sky[1], x) +
      times(9, (index) =>
        circle(
          random.between(0, 1280),
          random.between(60, 420),
          random.between(18, 70),
          index % 2 ? colours.paper : colours.sky[0],
          { opacity: 0.4 },
        ),
      ) +
      rect(0, base, 1280, 120, mix(colours.far, colours.paper, 0.2)) +
      towers
    );
  },
};

/** Pictures for children and families. */
export const CHILD: Record<string, Motif> = { balloons, fox, blocks };

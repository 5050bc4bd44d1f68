import type { Motif } from '../scene';
import { glow } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const discoBall: Motif = {
  alt: 'Discokugel mit farbigen Lichtstrahlen',
  palettes: ['plum', 'night', 'petrol', 'evening', 'slate'],
  focusY: 0.45,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const beams = times(14, (index) => {
      const turn = (index * Math.PI) / 7 + random.between(-0.1, 0.1);
      const at = (extra: number): [number, number] => [
        x + Math.cos(turn + extra) * 1300,
        360 + Math.sin(turn + extra) * 1300,
      ];
      return polygon([[x, 360], at(-0.07), at(0.07)], colours.accents[index % 3] ?? colours.light, { opacity: 0.24 });
    });
    const tiles = times(11, (row) => {
      const lat = -Math.PI / 2 + ((row + 0.5) * Math.PI) / 11;
      const half = Math.cos(lat) * 210;
      const count = Math.max(3, Math.round(half / 17));
      return times(count, (index) => {
        const from = Math.sin(-Math.PI / 2 + (index * Math.PI) / count) * half;
        const to = Math.sin(-Math.PI / 2 + ((index + 1) * Math.PI) / count) * half;
        return rect(
          x + from + 1,
          360 + Math.sin(lat) * 210 - 27,
          Math.max(2, to - from - 2),
          54 * Math.max(0.35, Math.cos(lat)) - 2,
          mix(colours.far, random.pick([colours.paper, colours.light, ...colours.accents]), random.between(0.15, 0.95)),
        );
      });
    });
    const dots = times(60, () =>
      ellipse(
        random.between(0, 1280),
        random.between(60, 790),
        random.between(6, 16),
        random.between(4, 11),
        random.pick([colours.light, ...colours.accents]),
        { opacity: random.between(0.3, 0.8) },
      ),
    );
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [mix(colours.sky[0], colours.ink, 0.4), 0],
          [colours.sky[1], 1],
        ]),
      ) +
      beams +
      dots +
      line(`M${x} 0V150`, colours.paper, 5) +
      glow(scene, x, 360, 420, colours.light, 0.45) +
      circle(x, 360, 214, colours.ink) +
      tiles +
      circle(x - 70, 280, 26, '#ffffff', { opacity: 0.85 })
    );
  },
};

const dancers: Motif = {
  alt: 'Tanzende Silhouetten im Scheinwerferlicht',
  palettes: ['plum', 'evening', 'petrol', 'night', 'rose'],
  focusY: 0.62,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const beams = times(6, (index) =>
      polygon(
        [
          [120 + index * 208, -20],
          [150 + index * 208, -20],
          [x - 460 + index * 240, 800],
          [x - 640 + index * 240, 800],
        ],
        scene.fade([
          [colours.accents[index % 3] ?? colours.light, 0, 0.75],
          [colours.accents[index % 3] ?? colours.light, 1, 0.05],
        ]),
      ),
    );
    const dancer = (dx: number, size: number, colour: string) => {
      const [left, right] = [random.between(-120, -60), random.between(60, 120)];
      return group(
        circle(0, -330, 36, colour) +
          path('M-48 -280Q0 -306 48 -280L36 -130H-36Z', colour) +
          line(
            `M-44 -268Q-100 -280 ${left} ${random.between(-400, -300)}M44 -268Q100 -270 ${right} ${random.between(-420, -240)}`,
            colour,
            24,
          ) +
          line(`M-20 -140L${random.between(-70, -20)} 60M20 -140L${random.between(30, 90)} 60`, colour, 32),
        dx,
        760,
        { scale: size },
      );
    };
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [colours.sky[0], 0],
          [colours.sky[1], 0.6],
          [colours.sky[2], 1],
        ]),
      ) +
      beams +
      glow(scene, x, 560, 520, colours.light, 0.4) +
      times(7, (index) =>
        dancer(index * 210 + random.between(-40, 40), random.between(0.8, 1), mix(colours.near, colours.ink, 0.3)),
      ) +
      times(6, (index) => dancer(110 + index * 220 + random.between(-40, 40), random.between(1.05, 1.3), colours.ink))
    );
  },
};

const neon: Motif = {
  alt: 'Leuchtende Neonformen über einem Horizont',
  palettes: ['plum', 'night', 'evening', 'petrol'],
  focusY: 0.46,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    const tube = (d: string, colour: string) =>
      line(d, colour, 34, { opacity: 0.18 }) +
      line(d, colour, 18, { opacity: 0.4 }) +
      line(d, mix(colour, '#ffffff', 0.6), 7);
    const ring = `M${x - 190} 360a190 190 0 1 0 380 0a190 190 0 1 0 -380 0`;
    const grid =
      times(11, (index) => line(`M0 ${540 + index * index * 2.6}H1280`, c, 2.5, { opacity: 0.5 })) +
      times(25, (index) =>
        line(`M${640 + (index - 12) * 40} 540L${640 + (index - 12) * 260} 800`, c, 2.5, { opacity: 0.5 }),
      );
    const zigzag = `M${x - 420} ${420}l70 -120l70 120l70 -120`;
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [mix(colours.sky[0], colours.ink, 0.5), 0],
          [colours.sky[1], 0.68],
          [colours.ink, 0.69],
          [mix(colours.sky[0], colours.ink, 0.4), 1],
        ]),
      ) +
      grid +
      glow(scene, x, 380, 480, a, 0.45) +
      tube(ring, a) +
      tube(
        random.pick([
          `M${x - 70} 250v220l190 -110z`,
          `M${x - 90} 420V270l150 -30v150`,
          `M${x} 240l-60 120h120l-70 130`,
        ]),
        b,
      ) +
      tube(zigzag, c) +
      tube(`M${x + 230} 250h170M${x + 230} 310h120M${x + 230} 370h170`, b)
    );
  },
};

const mixer: Motif = {
  alt: 'Mischpult mit zwei Plattentellern von oben',
  palettes: ['slate', 'plum', 'petrol', 'terracotta', 'night'],
  draw: (scene) => {
    const { colours, random } = scene;
    const x = 640;
    const deck = (dx: number, colour: string) =>
      circle(dx, 400, 236, colours.ink) +
      circle(dx, 400, 222, mix(colours.ink, colours.paper, 0.1)) +
      times(6, (index) =>
        circle(dx, 400, 120 + index * 17, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.14 }),
      ) +
      circle(dx, 400, 90, colour) +
      path(`M${dx} 400L${dx + 60} 334A90 90 0 0 1 ${dx + 90} 400Z`, colours.paper, { opacity: 0.5 }) +
      circle(dx, 400, 9, colours.ink);
    const knobs = times(9, (index) => {
      const kx = x - 66 + (index % 3) * 66;
      const ky = 216 + Math.floor(index / 3) * 72;
      const turn = random.between(0, 6);
      return (
        circle(kx, ky, 22, colours.ink) +
        line(`M${kx} ${ky}L${kx + Math.cos(turn) * 18} ${ky + Math.sin(turn) * 18}`, random.pick(colours.accents), 6)
      );
    });
    const faders = times(3, (index) => {
      const fx = x - 66 + index * 66;
      const fy = random.between(460, 580);
      return (
        rect(fx - 4, 430, 8, 180, colours.ink, { rx: 4 }) +
        rect(fx - 20, fy, 40, 22, colours.accents[index] ?? colours.paper, { rx: 5 })
      );
    });
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade(
          [
            [colours.sky[0], 0],
            [colours.sky[1], 1],
          ],
          'right',
        ),
      ) +
      glow(scene, x - 330, 400, 420, colours.accents[0], 0.4) +
      glow(scene, x + 330, 400, 420, colours.accents[2], 0.4) +
      rect(x - 620, 120, 1240, 560, mix(colours.near, colours.far, 0.3), { rx: 40 }) +
      deck(x - 360, colours.accents[0]) +
      deck(x + 360, colours.accents[1]) +
      rect(x - 112, 160, 224, 480, mix(colours.near, colours.paper, 0.16), { rx: 18 }) +
      knobs +
      faders
    );
  },
};

/** Pictures for parties. */
export const PARTY: Record<string, Motif> = { discoBall, dancers, neon, mixer };

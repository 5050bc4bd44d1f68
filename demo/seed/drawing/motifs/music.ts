import type { Motif, Scene } from '../scene';
import { glow, hills, sky, stars, sun, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, rect, times } from '../svg';

function record({ random, colours, fade }: Scene, x: number, y: number, r: number): string {
  const label = random.pick(colours.accents);
  const shine = fade(
    [
      ['#ffffff', 0, 0],
      ['#ffffff', 0.5, 0.22],
      ['#ffffff', 1, 0],
    ],
    'right',
  );
  return (
    circle(x + 14, y + 22, r, '#000000', { opacity: 0.22 }) +
    circle(x, y, r, mix(colours.ink, '#000000', 0.3)) +
    times(9, (index) =>
      circle(x, y, r * (0.44 + index * 0.06), 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.13 }),
    ) +
    path(`M${x} ${y}L${x - r * 0.5} ${y - r * 0.86}A${r} ${r} 0 0 1 ${x + r * 0.1} ${y - r}Z`, shine) +
    path(`M${x} ${y}L${x + r * 0.5} ${y + r * 0.86}A${r} ${r} 0 0 1 ${x - r * 0.1} ${y + r}Z`, shine) +
    circle(x, y, r * 0.36, label) +
    circle(x, y, r * 0.25, mix(label, colours.paper, 0.35)) +
    circle(x, y, r * 0.04, colours.ink)
  );
}

const turntable: Motif = {
  alt: 'Schallplatte auf einem Plattenspieler',
  palettes: ['terracotta', 'mustard', 'petrol', 'plum', 'rose', 'slate'],
  focusY: 0.52,
  draw: (scene) => {
    const { colours, x } = scene;
    const arm = x + 330;
    return (
      wall(scene, colours.sky[1], x) +
      rect(x - 430, 90, 880, 640, mix(colours.near, colours.sky[1], 0.2), { rx: 46 }) +
      rect(x - 410, 110, 840, 600, mix(colours.far, colours.paper, 0.12), { rx: 34 }) +
      record(scene, x - 90, 410, 262) +
      circle(arm, 230, 58, colours.ink, { opacity: 0.85 }) +
      circle(arm, 230, 34, colours.accents[1]) +
      line(`M${arm} 230L${arm - 24} 470L${arm - 150} 560`, colours.paper, 16) +
      line(`M${arm - 150} 560l-40 28`, colours.ink, 34) +
      circle(arm + 10, 620, 26, colours.ink) +
      circle(arm + 10, 620, 10, colours.accents[0])
    );
  },
};

const violin: Motif = {
  alt: 'Geige mit Bogen vor geschwungenen Linien',
  palettes: ['terracotta', 'plum', 'autumn', 'rose', 'petrol', 'mustard'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const wood = random.pick(['#a5502a', '#8c3b23', '#c07a3a']);
    const body =
      'M0 -70C74 -78 96 -14 70 26C46 52 52 84 82 112C124 168 92 262 0 262C-92 262 -124 168 -82 112C-52 84 -46 52 -70 26C-96 -14 -74 -78 0 -70Z';
    const hole = (side: number) =>
      line(`M${side * 44} 62c${side * 16} 22 ${side * -16} 44 ${side * 6} 74`, '#3a1a0e', 7);
    const instrument =
      path(body, '#000000', { opacity: 0.22, transform: 'translate(16 22)' }) +
      path(
        body,
        scene.fade(
          [
            [mix(wood, '#ffd9a0', 0.35), 0],
            [wood, 0.55],
            [mix(wood, '#000000', 0.3), 1],
          ],
          'right',
        ),
      ) +
      hole(1) +
      hole(-1) +
      path('M-16 -300h32l8 400h-48z', '#24130d') +
      path('M-20 200h40l-8 -54h-24z', '#24130d') +
      rect(-34, 112, 68, 10, '#e8c591', { rx: 4 }) +
      times(4, (index) => line(`M${-9 + index * 6} -300L${-13 + index * 8.6} 200`, '#f4e8d0', 1.6)) +
      circle(0, -326, 28, wood) +
      circle(0, -326, 12, '#24130d') +
      times(4, (index) => line(`M${index % 2 ? 12 : -12} ${-296 + index * 16}h${index % 2 ? 36 : -36}`, '#24130d', 9));
    const bow = line('M-20 -330Q70 -20 0 330', '#5a2b17', 9) + line('M-20 -330L0 330', '#f4e8d0', 4);
    return (
      wall(scene, colours.sky[1], x) +
      times(7, (index) => {
        const y = 130 + index * 92;
        return line(
          `M-40 ${y}C300 ${y - 150 + index * 20} 800 ${y + 170 - index * 34} 1320 ${y - 40}`,
          colours.paper,
          3,
          { opacity: 0.28 },
        );
      }) +
      group(instrument, x, 420, { turn: random.between(14, 30), scale: 1.12 }) +
      group(bow, x + 200, 420, { scale: 1.12, turn: random.between(-34, -18) })
    );
  },
};

const piano: Motif = {
  alt: 'Klaviertasten unter großen Klangbögen',
  palettes: ['night', 'plum', 'petrol', 'evening', 'slate', 'rose'],
  focusY: 0.45,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const arcs = times(8, (index) => {
      const r = 520 - index * 62;
      const colour =
        index % 2 ? mix(colours.sky[2], colours.accents[index % 3] ?? colours.light, 0.55) : colours.sky[1];
      return circle(x, 560, r, colour, { opacity: 0.75 });
    });
    const white = times(17, (index) =>
      rect(
        index * 78 - 20,
        560,
        74,
        300,
        scene.fade([
          [colours.paper, 0],
          [mix(colours.paper, colours.far, 0.35), 1],
        ]),
        { rx: 8 },
      ),
    );
    const black = times(17, (index) =>
      index % 7 === 2 || index % 7 === 6 ? '' : rect(index * 78 + 34, 548, 46, 160, colours.ink, { rx: 6 }),
    );
    return (
      sky(scene) +
      arcs +
      circle(x, 560, 70, colours.light) +
      rect(0, 536, 1280, 300, colours.ink) +
      white +
      black +
      rect(0, 536, 1280, 22, random.pick(colours.accents))
    );
  },
};

const openAir: Motif = {
  alt: 'Konzertmuschel vor den Hügeln der Alb',
  palettes: ['evening', 'night', 'plum', 'forest', 'petrol'],
  focusY: 0.62,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const shell = times(6, (index) => {
      const r = 250 - index * 36;
      return path(
        `M${x - r} 640A${r} ${r * 1.02} 0 0 1 ${x + r} 640Z`,
        mix(colours.accents[1], index % 2 ? colours.paper : colours.accents[0], 0.16 + index * 0.13),
      );
    });
    const players = times(7, (index) => {
      const px = x - 120 + index * 40;
      return (
        circle(px, 590 + Math.abs(index - 3) * 5, 11, colours.ink) + rect(px - 13, 602, 26, 44, colours.ink, { rx: 12 })
      );
    });
    const crowd = times(34, (index) => {
      const row = index % 2;
      return circle(
        index * 39 + random.between(-8, 8),
        716 + row * 42,
        random.between(20, 27),
        mix(colours.ink, colours.near, row ? 0 : 0.4),
      );
    });
    return (
      sky(scene) +
      stars(scene, 60, 380) +
      sun(scene, x + (x > 640 ? -380 : 380), 230, 52) +
      hills(scene, { layers: 3, from: 430, to: 590 }) +
      glow(scene, x, 600, 420, colours.light, 0.5) +
      shell +
      players +
      rect(x - 290, 640, 580, 22, colours.ink) +
      rect(0, 660, 1280, 140, colours.near) +
      crowd +
      rect(0, 752, 1280, 60, colours.ink)
    );
  },
};

const ensemble: Motif = {
  alt: 'Abstrakte Komposition aus Hörnern, Trommeln und Noten',
  palettes: ['mustard', 'terracotta', 'noon', 'rose', 'petrol', 'autumn'],
  oneWay: true,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [first, second, third] = colours.accents;
    const note = (nx: number, ny: number, size: number, colour: string) =>
      group(
        ellipse(0, 0, 24, 18, colour, { transform: 'rotate(-20)' }) +
          rect(17, -120, 8, 118, colour) +
          path('M17 -120c20 26 52 24 44 70c-10 -26 -30 -26 -44 -30z', colour),
        nx,
        ny,
        { scale: size },
      );
    const horn =
      path('M0 -20C160 -30 240 -60 300 -150L300 150C240 60 160 30 0 20Z', first) +
      ellipse(300, 0, 44, 150, mix(first, '#000000', 0.25)) +
      ellipse(300, 0, 28, 120, mix(first, '#000000', 0.5)) +
      line('M0 0h-120q-90 0 -90 80t90 80h170q80 0 80 -76', mix(first, colours.paper, 0.18), 30) +
      times(3, (index) => rect(-100 + index * 56, -66, 30, 76, colours.paper, { rx: 10 }));
    return (
      wall(scene, colours.sky[1], x) +
      circle(x, 420, 330, mix(colours.sky[0], colours.paper, 0.25)) +
      rect(x - 420, 470, 250, 200, third, { rx: 12 }) +
      ellipse(x - 295, 470, 125, 44, colours.paper) +
      ellipse(x - 295, 670, 125, 40, third) +
      times(6, (index) =>
        line(`M${x - 408 + index * 46} ${488 + Math.sin(index) * 8}l22 170`, colours.paper, 4, { opacity: 0.7 }),
      ) +
      group(horn, x - 10, 400, { turn: random.between(-26, -8) }) +
      times(5, (index) =>
        note(
          x - 330 + index * 165,
          random.between(130, 290),
          random.between(0.7, 1.2),
          index % 2 ? second : colours.ink,
        ),
      )
    );
  },
};

/** Pictures for concerts. */
export const MUSIC: Record<string, Motif> = { turntable, violin, piano, openAir, ensemble };

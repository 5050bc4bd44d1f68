import type { Motif } from '../scene';
import { birds, clouds, fir, flakes, glow, hills, sky, stars, sun, tree, wall } from '../scenery';
import { circle, ellipse, line, mix, path, rect, times } from '../svg';
import { steeple } from '../village';

const village: Motif = {
  alt: 'Dorfkirche zwischen Bäumen und Hügeln',
  palettes: ['morning', 'evening', 'meadow', 'autumn', 'rose', 'noon'],
  focusY: 0.52,
  draw: (scene) => {
    const { colours, random, x } = scene;
    return (
      sky(scene) +
      sun(scene, x > 640 ? x - 380 : x + 420, 240, 70) +
      clouds(scene, 3, 130, 300) +
      birds(scene, 4) +
      hills(scene, { layers: 3, from: 440, to: 570 }) +
      steeple(
        x - 70,
        690,
        330,
        mix(colours.paper, colours.sky[2], 0.15),
        mix(colours.near, '#a5472a', 0.5),
        mix(colours.near, colours.sky[0], 0.4),
      ) +
      path('M0 690Q400 640 760 690T1280 680V800H0Z', colours.near) +
      times(9, (index) =>
        tree(
          index * 160 + random.between(-40, 40),
          random.between(720, 790),
          random.between(120, 210),
          mix(colours.near, colours.accents[2], random.between(0, 0.4)),
          colours.light,
        ),
      )
    );
  },
};

const window: Motif = {
  alt: 'Buntes Kirchenfenster mit Spitzbogen',
  palettes: ['night', 'plum', 'slate', 'petrol', 'forest', 'terracotta'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const tints = [...colours.accents, colours.light, mix(colours.sky[2], colours.paper, 0.3), colours.sky[1]];
    const arch = (w: number) =>
      `M${x - w} 760V330C${x - w} 190 ${x - w * 0.4} 90 ${x} ${60 + (260 - w) * 0.4}C${x + w * 0.4} 90 ${x + w} 190 ${x + w} 330V760Z`;
    const panes = times(13, (row) =>
      times(8, (column) =>
        rect(x - 260 + column * 65, 40 + row * 58, 65, 58, random.pick(tints), {
          opacity: random.between(0.7, 1),
          stroke: colours.ink,
          'stroke-width': 5,
        }),
      ),
    );
    const rose =
      circle(x, 290, 128, colours.ink) +
      times(8, (index) =>
        circle(
          x + Math.cos(index * 0.785) * 76,
          290 + Math.sin(index * 0.785) * 76,
          36,
          tints[index % 3] ?? colours.light,
        ),
      ) +
      circle(x, 290, 34, colours.light);
    return (
      wall(scene, mix(colours.sky[0], colours.ink, 0.35), x) +
      glow(scene, x, 420, 620, colours.light, 0.45) +
      path(arch(290), mix(colours.far, colours.paper, 0.25)) +
      `<clipPath id="arch">${path(arch(260), '#000000')}</clipPath><g clip-path="url(#arch)">${panes}${rose}${rect(x - 6, 420, 12, 360, colours.ink)}</g>` +
      path(`M${x - 240} 800L${x + 240} 800L${x + 460} 800H${x - 460}Z`, colours.light, { opacity: 0.2 })
    );
  },
};

const organ: Motif = {
  alt: 'Orgelpfeifen in einer Reihe',
  palettes: ['terracotta', 'plum', 'petrol', 'mustard', 'slate', 'rose'],
  draw: (scene) => {
    const { colours, random } = scene;
    const x = 640;
    const metal = random.pick(['#c9b27a', '#b9c0c7', '#d0a06a']);
    const pipes = times(23, (index) => {
      const px = x - 506 + index * 44;
      const rank = Math.abs(index - 11);
      const wave = random.pick([0, 0]) + Math.cos(rank * 0.9) * 46;
      const top = 120 + rank * 15 + wave;
      return (
        rect(
          px,
          top,
          38,
          600 - top,
          scene.fade(
            [
              [mix(metal, '#000000', 0.35), 0],
              [mix(metal, '#ffffff', 0.45), 0.4],
              [mix(metal, '#000000', 0.4), 1],
            ],
            'right',
          ),
          { rx: 5 },
        ) +
        path(`M${px + 8} 540q11 -34 22 0v16h-22z`, colours.ink) +
        path(`M${px} 600h38l-12 60h-14z`, mix(metal, '#000000', 0.2))
      );
    });
    return (
      wall(scene, colours.sky[1], x) +
      path(`M${x - 580} 800V260Q${x} -60 ${x + 580} 260V800Z`, mix(colours.near, colours.ink, 0.2)) +
      glow(scene, x, 320, 460, colours.light, 0.35) +
      pipes +
      rect(x - 560, 650, 1120, 160, mix('#6b4128', colours.near, 0.4)) +
      times(9, (index) => rect(x - 520 + index * 118, 680, 92, 92, '#000000', { rx: 6, opacity: 0.16 }))
    );
  },
};

const candles: Motif = {
  alt: 'Brennende Kerzen im Dunkeln',
  palettes: ['night', 'plum', 'forest', 'petrol', 'slate', 'evening'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const candle = (cx: number, top: number, w: number) =>
      glow(scene, cx, top - 50, 210, '#ffcf7a', 0.6) +
      rect(
        cx - w / 2,
        top,
        w,
        760 - top,
        scene.fade([
          [mix(colours.paper, '#ffdca0', 0.4), 0],
          [mix(colours.paper, colours.far, 0.5), 1],
        ]),
        { rx: 10 },
      ) +
      ellipse(cx, top + 4, w / 2, 10, '#fff3d6') +
      line(`M${cx} ${top}v-18`, colours.ink, 5) +
      path(
        `M${cx} ${top - 112}C${cx + 36} ${top - 60} ${cx + 26} ${top - 18} ${cx} ${top - 14}C${cx - 26} ${top - 18} ${cx - 36} ${top - 60} ${cx} ${top - 112}Z`,
        '#ffb84d',
      ) +
      ellipse(cx, top - 38, 10, 22, '#fff6dc');
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [mix(colours.sky[0], colours.ink, 0.5), 0],
          [mix(colours.sky[1], colours.ink, 0.2), 1],
        ]),
      ) +
      rect(0, 730, 1280, 80, colours.ink) +
      times(7, (index) => candle(x - 420 + index * 140, random.between(340, 560), random.between(56, 84)))
    );
  },
};

const advent: Motif = {
  alt: 'Verschneite Kirche mit hellen Fenstern',
  palettes: ['night', 'winter', 'petrol', 'plum'],
  focusY: 0.52,
  draw: (scene) => {
    const { colours, random, x } = scene;
    return (
      sky(scene) +
      stars(scene, 70, 360) +
      hills(scene, { layers: 2, from: 450, to: 540 }) +
      steeple(x - 70, 690, 330, mix(colours.far, colours.paper, 0.3), mix('#ffffff', colours.far, 0.12), '#ffd98a') +
      glow(scene, x + 60, 600, 260, '#ffcf7a', 0.5) +
      path('M0 690Q400 640 760 690T1280 680V800H0Z', mix('#ffffff', colours.sky[2], 0.2)) +
      times(8, (index) =>
        fir(
          index * 180 + random.between(-50, 50),
          random.between(720, 790),
          random.between(130, 240),
          mix('#1f4a46', colours.near, 0.5),
        ),
      ) +
      flakes(scene, 80)
    );
  },
};

/** Pictures for churches; the snowy one only suits Advent and the winter. */
export const CHURCH: Record<string, Motif> = { village, window, organ, candles, advent };

import type { Motif } from '../scene';
import { glow, hills, sky, sun, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const pottery: Motif = {
  alt: 'Getöpferte Gefäße auf einem Regalbrett',
  palettes: ['terracotta', 'rose', 'petrol', 'mustard', 'morning', 'slate'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const shapes = [
      'M-40 -260h80q-8 60 40 110q50 90 -30 150h-100q-80 -60 -30 -150q48 -50 40 -110z',
      'M-110 -150h220q0 110 -60 150h-100q-60 -40 -60 -150z',
      'M-60 -320h120q-30 80 20 150t-10 170h-140q-60 -100 -10 -170t20 -150z',
      'M-90 -190h180v190h-180z',
    ];
    const vessel = (index: number) => {
      const colour = random.pick([...colours.accents, colours.paper, colours.far]);
      const shape = random.int(0, shapes.length - 1);
      return group(
        path(
          shapes[shape] ?? '',
          scene.fade(
            [
              [mix(colour, '#ffffff', 0.28), 0],
              [colour, 0.45],
              [mix(colour, '#000000', 0.38), 1],
            ],
            'right',
          ),
        ) +
          times(random.int(0, 3), (ring) =>
            line(`M-50 ${-60 - ring * 24}q50 16 100 0`, colours.paper, 6, { opacity: 0.6 }),
          ) +
          (shape === 0 && random.chance(0.7)
            ? line(
                'M0 -250q-20 -100 -60 -150M0 -250q10 -120 60 -170M0 -250v-190',
                mix(colours.near, '#4f8f3a', 0.5),
                8,
              ) +
              circle(-60, -404, 16, colours.accents[1]) +
              circle(62, -424, 16, colours.accents[0]) +
              circle(0, -446, 16, colours.accents[1])
            : ''),
        x - 420 + index * 210,
        660,
        { scale: random.between(0.85, 1.1) },
      );
    };
    return (
      wall(scene, colours.sky[1], x) +
      circle(x, 360, 300, mix(colours.light, colours.sky[1], 0.4), { opacity: 0.7 }) +
      times(5, vessel) +
      rect(0, 658, 1280, 30, '#8a5a34') +
      rect(0, 688, 1280, 120, mix(colours.near, colours.sky[1], 0.35))
    );
  },
};

const yarn: Motif = {
  alt: 'Wollknäuel mit Stricknadeln',
  palettes: ['rose', 'winter', 'mustard', 'morning', 'petrol', 'autumn'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const ball = (bx: number, by: number, r: number, colour: string) =>
      circle(bx + 8, by + 14, r, '#000000', { opacity: 0.15 }) +
      circle(bx, by, r, colour) +
      times(9, (index) => {
        const turn = random.between(0, 180);
        return ellipse(bx, by, r * 0.97, r * (0.12 + index * 0.1), 'none', {
          stroke: mix(colour, index % 2 ? '#000000' : '#ffffff', 0.2),
          'stroke-width': 7,
          transform: `rotate(${Math.round(turn)} ${Math.round(bx)} ${Math.round(by)})`,
        });
      });
    const needle = (turn: number) =>
      group(rect(-7, -420, 14, 620, '#d9b382', { rx: 7 }) + circle(0, -424, 19, colours.accents[0]), x, 430, { turn });
    return (
      wall(scene, mix(colours.sky[1], colours.paper, 0.15), x) +
      line(`M${x + 40} 560C${x + 300} 780 ${x + 400} 560 1320 700`, colours.accents[0], 11) +
      needle(-32) +
      needle(34) +
      ball(x, 450, 200, colours.accents[0]) +
      ball(x - 310, 560, 130, colours.accents[1]) +
      ball(x + 290, 570, 116, colours.accents[2])
    );
  },
};

const lotus: Motif = {
  alt: 'Yogahaltung vor der aufgehenden Sonne',
  palettes: ['morning', 'rose', 'evening', 'meadow', 'plum', 'petrol'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const body = mix(colours.near, colours.ink, 0.4);
    const sitting =
      circle(0, -330, 46, body) +
      path('M-60 -262Q0 -300 60 -262L50 -90H-50Z', body) +
      path('M-210 -20Q-100 -120 0 -80Q100 -120 210 -20Q120 20 0 -14Q-120 20 -210 -20Z', body) +
      line('M-54 -250Q-120 -160 -160 -64M54 -250Q120 -160 160 -64', body, 28);
    const raised =
      circle(0, -330, 46, body) +
      path('M-60 -262Q0 -300 60 -262L50 -90H-50Z', body) +
      path('M-210 -20Q-100 -120 0 -80Q100 -120 210 -20Q120 20 0 -14Q-120 20 -210 -20Z', body) +
      line('M-54 -254Q-130 -360 -12 -460M54 -254Q130 -360 12 -460', body, 26);
    const petals = times(9, (index) =>
      group(path('M0 0C-60 -120 -40 -240 0 -300C40 -240 60 -120 0 0Z', colours.paper, { opacity: 0.22 }), x, 640, {
        turn: -80 + index * 20,
        scale: 1.5,
      }),
    );
    return (
      sky(scene) +
      glow(scene, x, 430, 560, colours.light, 0.8) +
      circle(x, 430, 210, colours.light) +
      petals +
      hills(scene, { layers: 3, from: 600, to: 720, swing: 24 }) +
      group(random.pick([sitting, raised]), x, 720, { scale: 1.1 })
    );
  },
};

const desk: Motif = {
  alt: 'Schreibtisch mit Stiften, Heft und Tasse',
  palettes: ['noon', 'mustard', 'petrol', 'terracotta', 'morning', 'slate'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const pencil = (colour: string, turn: number, px: number, py: number) =>
      group(
        rect(-14, -160, 28, 260, colour) +
          rect(-14, -196, 28, 36, '#e8a0a0', { rx: 8 }) +
          polygon(
            [
              [-14, 100],
              [14, 100],
              [0, 150],
            ],
            '#f0d9a8',
          ) +
          polygon(
            [
              [-5, 132],
              [5, 132],
              [0, 150],
            ],
            colours.ink,
          ),
        px,
        py,
        { turn },
      );
    const [a, b, c] = colours.accents;
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [mix(colours.far, colours.paper, 0.4), 0],
          [mix(colours.far, colours.near, 0.25), 1],
        ]),
      ) +
      glow(scene, x - 300, 120, 700, colours.light, 0.5) +
      group(
        rect(-250, -190, 520, 420, '#000000', { rx: 12, opacity: 0.16 }) +
          rect(-270, -210, 520, 420, a, { rx: 12 }) +
          rect(-250, -200, 500, 400, colours.paper, { rx: 6 }) +
          times(9, (index) => line(`M-210 ${-140 + index * 38}H${index === 8 ? 20 : 210}`, colours.far, 3)) +
          times(10, (index) => circle(-250, -170 + index * 38, 9, colours.ink)),
        x,
        420,
        { turn: random.between(-10, 6) },
      ) +
      pencil(b, 40, x + 360, 300) +
      pencil(c, 62, x + 400, 480) +
      pencil(a, -24, x - 410, 560) +
      circle(x - 430, 270, 110, colours.paper) +
      circle(x - 430, 270, 82, '#5a3420') +
      line(`M${x - 330} 300q60 10 50 -50t-60 -30`, colours.paper, 20)
    );
  },
};

const dance: Motif = {
  alt: 'Tanzpaar im Schwung, aus wenigen Linien',
  palettes: ['terracotta', 'rose', 'plum', 'mustard', 'evening', 'petrol'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b] = colours.accents;
    const swirl = times(5, (index) =>
      line(
        `M${x - 520 + index * 40} ${640 - index * 60}C${x - 200} ${760 - index * 70} ${x + 260} ${700 - index * 90} ${x + 520 - index * 30} ${300 + index * 60}`,
        mix(colours.sky[0], colours.paper, 0.2 + index * 0.12),
        30 - index * 4,
        { opacity: 0.6 },
      ),
    );
    const pair =
      circle(70, -400, 42, colours.ink) +
      path('M30 -350Q80 -370 120 -340L106 -160H40Z', colours.ink) +
      line('M58 -170L40 20M92 -170L130 20', colours.ink, 30) +
      circle(-60, -380, 38, mix('#c98a5a', colours.ink, 0.1)) +
      path(
        'M-100 -330Q-60 -350 -26 -326L-30 -210C60 -120 50 -60 70 0Q-60 40 -210 -14C-150 -70 -110 -140 -96 -210Z',
        a,
      ) +
      line('M-40 -320Q0 -300 40 -310M-90 -320Q-150 -420 -60 -480M110 -330Q130 -440 -50 -482', b, 20) +
      line('M-70 0v40M-20 10v34', mix('#c98a5a', colours.ink, 0.1), 18);
    return (
      sky(scene) +
      sun(scene, x, 360, 190) +
      swirl +
      ellipse(x, 744, 300, 30, colours.ink, { opacity: 0.3 }) +
      group(pair, x, 710, { scale: 1.1, turn: random.between(-6, 6) })
    );
  },
};

/** Pictures for courses. */
export const COURSE: Record<string, Motif> = { pottery, yarn, lotus, desk, dance };

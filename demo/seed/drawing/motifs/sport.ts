import type { Motif } from '../scene';
import { clouds, hills, sky, sun, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const track: Motif = {
  alt: 'Geschwungene Laufbahn mit weißen Linien',
  palettes: ['terracotta', 'noon', 'petrol', 'mustard', 'evening', 'rose'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const red = mix(colours.accents[0], colours.near, 0.15);
    const bend = random.between(-80, 80);
    const lanes = times(7, (index) =>
      line(
        `M${-60 + index * 20} ${860 - index * 4}C${200 + index * 70} ${620 + bend - index * 30} ${360 + index * 74} ${300 + index * 34} 1340 ${170 + index * 78}`,
        colours.paper,
        7,
      ),
    );
    return (
      sky(scene) +
      hills(scene, { layers: 2, from: 180, to: 240, swing: 30 }) +
      rect(0, 290, 1280, 520, mix(colours.near, '#4f8f3a', 0.5)) +
      path(`M-80 900C180 600 340 270 1340 150V720C900 660 640 700 520 900Z`, red) +
      lanes +
      circle(x, 500, 0.1, red) +
      times(3, (index) =>
        group(
          rect(-44, -8, 88, 16, colours.ink, { rx: 6 }) +
            polygon(
              [
                [-8, -8],
                [30, -44],
                [44, -44],
                [30, -8],
              ],
              colours.accents[1],
            ),
          x - 120 + index * 130,
          640 - index * 62,
          { turn: -28 },
        ),
      )
    );
  },
};

const bicycle: Motif = {
  alt: 'Fahrrad auf einem Höhenweg über den Hügeln',
  palettes: ['morning', 'meadow', 'noon', 'evening', 'autumn', 'mustard'],
  focusY: 0.62,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const wheel = (wx: number) =>
      circle(wx, 0, 96, 'none', { stroke: colours.ink, 'stroke-width': 13 }) +
      circle(wx, 0, 84, 'none', { stroke: colours.paper, 'stroke-width': 3 }) +
      times(8, (index) =>
        line(`M${wx} 0L${wx + Math.cos(index * 0.785) * 84} ${Math.sin(index * 0.785) * 84}`, colours.ink, 2, {
          opacity: 0.6,
        }),
      ) +
      circle(wx, 0, 12, colours.ink);
    const frame = random.pick(colours.accents);
    const bike =
      wheel(-160) +
      wheel(160) +
      line('M-160 0L-70 -120L70 -130L-10 0ZM-160 0H-10L-88 -156M70 -130L160 0M70 -130L58 -184', frame, 14) +
      line('M-120 -160h62', colours.ink, 18) +
      line('M58 -184q40 -14 62 14', colours.ink, 12) +
      circle(-10, 0, 24, colours.ink);
    return (
      sky(scene) +
      sun(scene, x > 640 ? 290 : 990, 220, 72) +
      clouds(scene, 4, 120, 320) +
      hills(scene, { layers: 4, from: 420, to: 640 }) +
      path('M0 720Q640 660 1280 720V800H0Z', mix(colours.paper, colours.far, 0.35)) +
      path('M0 752Q640 700 1280 752V800H0Z', colours.near) +
      group(bike, x, 606, { scale: 1.1, turn: random.between(-4, 3) })
    );
  },
};

const ball: Motif = {
  alt: 'Ball im Netz vor einer Hallenwand',
  palettes: ['petrol', 'mustard', 'slate', 'terracotta', 'noon', 'plum'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const net =
      times(17, (index) =>
        line(`M${index * 80} 90Q${index * 80 + (index * 80 < x ? 34 : -34)} 400 ${index * 80} 760`, colours.paper, 4, {
          opacity: 0.55,
        }),
      ) +
      times(9, (index) =>
        line(
          `M0 ${100 + index * 80}Q${x} ${100 + index * 80 + (index - 4) * -14} 1280 ${100 + index * 80}`,
          colours.paper,
          4,
          { opacity: 0.55 },
        ),
      );
    const colour = random.pick([colours.accents[1], colours.accents[0]]);
    const seams = random.pick([
      () => line('M-190 0H190M0 -190V190M-134 -134Q0 -20 134 -134M-134 134Q0 20 134 134', colours.ink, 8),
      () =>
        path('M0 -66L63 -20L39 54H-39L-63 -20Z', colours.ink) +
        line('M0 -66V-186M63 -20L176 -58M39 54L110 152M-39 54L-110 152M-63 -20L-176 -58', colours.ink, 7),
      () => line('M-60 -180Q60 0 -60 180M60 -180Q190 -40 150 118M-60 -10Q60 60 186 26', colours.ink, 7),
    ])();
    return (
      wall(scene, colours.sky[1], x) +
      rect(0, 640, 1280, 160, mix(colours.accents[1], colours.near, 0.5)) +
      line('M0 700H1280', colours.paper, 8, { opacity: 0.5 }) +
      ellipse(x + 20, 690, 190, 26, '#000000', { opacity: 0.25 }) +
      group(
        circle(
          0,
          0,
          190,
          scene.fade([
            [mix(colour, '#ffffff', 0.45), 0],
            [colour, 0.55],
            [mix(colour, '#000000', 0.4), 1],
          ]),
        ) + seams,
        x,
        440,
        { turn: random.between(-40, 40) },
      ) +
      net +
      rect(0, 78, 1280, 22, colours.paper)
    );
  },
};

const swimming: Motif = {
  alt: 'Schwimmbahnen von oben',
  palettes: ['noon', 'petrol', 'morning', 'meadow'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const blue = mix(colours.sky[0], '#1f9ac0', 0.55);
    const ripples = times(70, () => {
      const rx = random.between(-40, 1280);
      const ry = random.between(0, 800);
      return line(`M${rx} ${ry}q20 -10 40 0t40 0`, '#ffffff', 3, { opacity: 0.25 });
    });
    const ropes = times(4, (row) =>
      times(32, (index) =>
        rect(index * 40, 120 + row * 186, 34, 18, (index + row) % 4 < 2 ? colours.accents[0] : colours.paper, {
          rx: 9,
        }),
      ),
    );
    const swimmer = (sx: number, sy: number, cap: string) =>
      group(
        ellipse(-90, 0, 120, 26, '#e8b48c') +
          line('M10 -10q60 -60 120 -46M-20 14q40 56 -30 70', '#e8b48c', 20) +
          circle(48, 0, 32, cap) +
          path('M-200 0q-60 -26 -110 0q50 26 110 0z', '#ffffff', { opacity: 0.6 }),
        sx,
        sy,
      );
    return (
      rect(
        0,
        0,
        1280,
        800,
        scene.fade([
          [mix(blue, '#ffffff', 0.25), 0],
          [blue, 1],
        ]),
      ) +
      ripples +
      ropes +
      swimmer(x - 60, 224, colours.accents[1]) +
      swimmer(x + 180, 410, colours.accents[0]) +
      swimmer(x - 180, 596, colours.accents[2])
    );
  },
};

const skiing: Motif = {
  alt: 'Langlaufspur durch verschneite Hügel',
  palettes: ['winter', 'noon', 'slate', 'rose'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const skier =
      circle(6, -176, 22, colours.accents[0]) +
      line('M0 -150L-30 -84L10 -40L-34 0M-30 -84L-60 -40L-104 -8', colours.ink, 18) +
      line('M-6 -140L56 -106L70 -60', colours.accents[0], 15) +
      line('M70 -66L20 6M56 -106L110 10', colours.ink, 5) +
      line('M-80 8H70M-150 0H-20', colours.accents[1], 8);
    return (
      sky(scene) +
      sun(scene, x > 640 ? 300 : 980, 210, 60) +
      hills(scene, { layers: 3, from: 380, to: 520 }) +
      path('M0 600Q400 520 800 610T1280 580V800H0Z', mix('#ffffff', colours.far, 0.3)) +
      path('M0 690Q500 610 1280 690V800H0Z', '#ffffff') +
      line('M-20 770Q500 650 1300 740M-20 792Q500 670 1300 760', colours.far, 5) +
      group(skier, x, 690, { scale: 1.35, turn: random.between(-6, 2) })
    );
  },
};

/** Pictures for sports; the one on skis only suits the winter. */
export const SPORT: Record<string, Motif> = { track, bicycle, ball, swimming, skiing };

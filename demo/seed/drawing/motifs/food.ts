import type { Motif } from '../scene';
import { glow, hills, sky, sun, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, rect, times } from '../svg';

const table: Motif = {
  alt: 'Gedeckter Tisch von oben mit Tellern und Brot',
  palettes: ['terracotta', 'meadow', 'mustard', 'petrol', 'rose', 'morning'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    const plate = (px: number, py: number, r: number, food: () => string) =>
      circle(px + 8, py + 14, r, '#000000', { opacity: 0.16 }) +
      circle(px, py, r, colours.paper) +
      circle(px, py, r * 0.72, mix(colours.paper, colours.far, 0.16)) +
      group(food(), px, py, { scale: r / 150, turn: random.between(0, 360) });
    const salad = () =>
      times(16, () =>
        ellipse(
          random.between(-70, 70),
          random.between(-70, 70),
          random.between(18, 36),
          random.between(12, 22),
          mix('#4f8f3a', '#b7d97a', random.next()),
          { transform: `rotate(${random.int(0, 90)})` },
        ),
      ) + times(5, () => circle(random.between(-60, 60), random.between(-60, 60), 15, '#d94f38'));
    const soup = () =>
      circle(0, 0, 104, '#e08a3a') +
      path('M-60 -20q60 -50 110 10', 'none', { stroke: '#fff1dc', 'stroke-width': 12, 'stroke-linecap': 'round' }) +
      times(6, () => circle(random.between(-50, 50), random.between(-50, 50), 7, '#3f7a3a'));
    const dumplings = () =>
      times(6, (index) =>
        rect(-36 + Math.cos(index) * 56, -26 + Math.sin(index) * 56, 72, 52, mix('#f0d9a8', '#d9b06a', random.next()), {
          rx: 16,
        }),
      ) + times(12, () => circle(random.between(-80, 80), random.between(-80, 80), 5, '#5a8a3a'));
    const cutlery = (px: number) =>
      rect(px, 280, 12, 240, '#d8dce0', { rx: 6 }) + ellipse(px + 6, 280, 17, 36, '#d8dce0');
    const stripes = times(9, (index) => rect(index * 160, 0, 80, 800, mix(c, colours.paper, 0.7), { opacity: 0.35 }));
    return (
      rect(0, 0, 1280, 800, mix(a, colours.paper, 0.68)) +
      stripes +
      plate(x, 400, 220, random.pick([salad, soup, dumplings])) +
      cutlery(x - 280) +
      cutlery(x + 268) +
      plate(x - 470, 230, 150, soup) +
      plate(x + 470, 250, 150, salad) +
      plate(x + 440, 640, 130, dumplings) +
      circle(x - 430, 610, 70, b) +
      circle(x - 430, 610, 56, mix(b, '#ffffff', 0.4)) +
      circle(x - 300, 690, 46, mix('#7a1f33', a, 0.2))
    );
  },
};

const wine: Motif = {
  alt: 'Weingläser und Trauben vor Weinbergen',
  palettes: ['evening', 'autumn', 'morning', 'rose', 'mustard', 'meadow'],
  focusY: 0.56,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const glass = (gx: number, colour: string) =>
      group(
        path('M-84 -330C-100 -180 -40 -130 0 -130C40 -130 100 -180 84 -330Z', '#ffffff', { opacity: 0.4 }) +
          path('M-90 -250C-84 -160 -36 -134 0 -134C36 -134 84 -160 90 -250Q0 -232 -90 -250Z', colour) +
          rect(-7, -132, 14, 120, '#ffffff', { opacity: 0.7 }) +
          ellipse(0, -8, 70, 13, '#ffffff', { opacity: 0.75 }) +
          line('M-56 -300q-8 60 8 100', '#ffffff', 8, { opacity: 0.7 }),
        gx,
        720,
        { scale: 1.2 },
      );
    const rows = times(9, (index) =>
      line(`M${index * 160 - 60} 800L${560 + index * 26} 470`, colours.near, 16, {
        'stroke-dasharray': '22 14',
        opacity: 0.75,
      }),
    );
    const grapes = times(17, (index) => {
      const row = Math.floor((Math.sqrt(8 * index + 1) - 1) / 2);
      return circle(
        (index - (row * (row + 1)) / 2 - row / 2) * 44,
        -row * 38,
        25,
        mix('#5a2a6b', '#b06ac0', random.next() * 0.6),
      );
    });
    return (
      sky(scene) +
      sun(scene, x > 640 ? 320 : 960, 230, 84) +
      hills(scene, { layers: 3, from: 390, to: 480 }) +
      rect(0, 490, 1280, 320, mix(colours.far, colours.near, 0.4)) +
      rows +
      rect(0, 690, 1280, 110, mix('#8a5a34', colours.near, 0.3)) +
      glass(x - 110, '#8c1f38') +
      glass(x + 120, '#e8c65a') +
      group(grapes, x + 380, 730, { scale: 1.1 })
    );
  },
};

const pretzel: Motif = {
  alt: 'Große Brezel mit Kaffeetasse',
  palettes: ['morning', 'mustard', 'rose', 'noon', 'terracotta', 'petrol'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const d =
      'M-150 150C-40 60 60 -60 130 -110C250 -190 330 -40 240 60C180 130 60 170 0 170C-60 170 -180 130 -240 60C-330 -40 -250 -190 -130 -110C-60 -60 40 60 150 150';
    const knot =
      line(d, '#000000', 72, { opacity: 0.14, transform: 'translate(10 18)' }) +
      line(d, '#8a4a1c', 72) +
      line(d, '#b56a2a', 52) +
      line(d, '#d08a44', 18, { opacity: 0.7, transform: 'translate(-6 -12)' }) +
      times(22, () => {
        const turn = random.between(0, 6.28);
        return rect(Math.cos(turn) * 240 - 6, Math.sin(turn) * 130 + 10, 13, 11, '#fff8ea', { rx: 3 });
      });
    const cup =
      circle(8, 14, 140, '#000000', { opacity: 0.15 }) +
      circle(0, 0, 140, colours.paper) +
      circle(0, 0, 92, mix(colours.accents[2], colours.paper, 0.2)) +
      circle(0, 0, 78, '#5a3420') +
      path('M-30 -10c10 -34 54 -20 30 10c-22 26 -26 40 0 54c-46 -6 -50 -40 -30 -64z', '#d9b382', { opacity: 0.8 });
    return (
      wall(scene, mix(colours.sky[1], colours.paper, 0.2), x) +
      circle(x - 80, 430, 350, mix(colours.accents[1], colours.paper, 0.45)) +
      circle(x - 80, 430, 318, mix(colours.accents[1], colours.paper, 0.62)) +
      group(knot, x - 80, 420, { scale: 1.05, turn: random.between(-12, 12) }) +
      group(cup, x + 400, random.between(240, 330))
    );
  },
};

const pot: Motif = {
  alt: 'Dampfender Kochtopf mit frischem Gemüse',
  palettes: ['terracotta', 'petrol', 'forest', 'mustard', 'autumn', 'slate'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const colour = random.pick(colours.accents);
    const steam = times(4, (index) =>
      line(`M${x - 120 + index * 80} 300q-50 -60 0 -110t0 -110`, colours.paper, 18, { opacity: 0.35 }),
    );
    const carrot = (cx: number) =>
      group(
        path('M-24 0Q0 -18 24 0L4 170Q0 178 -4 170Z', '#ef8e36') +
          line('M0 -4q-26 -40 -16 -70M0 -4q4 -50 10 -76M0 -4q30 -30 36 -58', '#4f8f3a', 10),
        cx,
        560,
        { turn: random.between(-14, 14) },
      );
    const tomato = (cx: number) =>
      circle(cx, 690, 52, '#d1402f') +
      circle(cx - 16, 672, 13, '#ffffff', { opacity: 0.35 }) +
      path(`M${cx} 640l12 14l18 -4l-10 14l8 14l-22 -8l-20 10l4 -18l-14 -12l18 -2z`, '#4f8f3a');
    return (
      wall(scene, mix(colours.sky[1], colours.sky[0], 0.3), x) +
      glow(scene, x, 360, 460, colours.light, 0.5) +
      rect(0, 730, 1280, 70, mix('#8a5a34', colours.near, 0.3)) +
      steam +
      carrot(x - 400) +
      carrot(x - 330) +
      tomato(x + 350) +
      tomato(x + 450) +
      path(
        `M${x - 240} 400H${x + 240}V680Q${x + 240} 736 ${x + 180} 736H${x - 180}Q${x - 240} 736 ${x - 240} 680Z`,
        scene.fade(
          [
            [mix(colour, '#ffffff', 0.25), 0],
            [colour, 0.5],
            [mix(colour, '#000000', 0.35), 1],
          ],
          'right',
        ),
      ) +
      rect(x - 262, 372, 524, 36, mix(colour, '#000000', 0.25), { rx: 18 }) +
      line(
        `M${x - 240} 480h-60q-20 0 -20 30t20 30h60M${x + 240} 480h60q20 0 20 30t-20 30h-60`,
        mix(colour, '#000000', 0.4),
        22,
      ) +
      ellipse(x, 372, 236, 30, '#e0a04a')
    );
  },
};

/** Pictures for food and drink. */
export const FOOD: Record<string, Motif> = { table, wine, pretzel, pot };

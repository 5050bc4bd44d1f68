import type { Motif } from '../scene';
import { glow, hills, sky, stars, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const lectern: Motif = {
  alt: 'Rednerpult mit Mikrofon und Zuhörern',
  palettes: ['slate', 'petrol', 'terracotta', 'morning', 'mustard', 'noon'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const waves = times(5, (index) =>
      circle(x, 330, 120 + index * 90, 'none', {
        stroke: colours.paper,
        'stroke-width': 10 - index,
        opacity: 0.4 - index * 0.06,
      }),
    );
    const desk =
      polygon(
        [
          [-130, -60],
          [130, -60],
          [96, 260],
          [-96, 260],
        ],
        scene.fade([
          [colours.accents[0], 0],
          [mix(colours.accents[0], '#000000', 0.35), 1],
        ]),
      ) +
      rect(-156, -84, 312, 34, mix(colours.accents[0], colours.paper, 0.25), { rx: 8 }) +
      line('M0 -84q0 -60 30 -86', colours.ink, 9) +
      rect(14, -218, 40, 62, colours.ink, { rx: 20, transform: 'rotate(20 34 -187)' }) +
      circle(0, 90, 44, colours.paper, { opacity: 0.85 });
    const heads = times(13, (index) => {
      const hx = index * 104 + random.between(-12, 12);
      return (
        circle(hx, 716, 40, mix(colours.ink, colours.near, random.next() * 0.5)) +
        ellipse(hx, 810, 66, 62, mix(colours.ink, colours.near, random.next() * 0.5))
      );
    });
    return wall(scene, colours.sky[1], x) + waves + group(desk, x, 420, { scale: 1.3 }) + heads;
  },
};

const planet: Motif = {
  alt: 'Planet mit Ringen und Umlaufbahnen',
  palettes: ['night', 'plum', 'petrol', 'slate', 'evening'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    const tilt = random.between(-28, -8);
    const orbits =
      times(4, (index) =>
        ellipse(0, 0, 300 + index * 130, 90 + index * 52, 'none', {
          stroke: colours.light,
          'stroke-width': 2.5,
          opacity: 0.4,
        }),
      ) +
      times(4, (index) => {
        const angle = random.between(0, 6.28);
        return circle(
          Math.cos(angle) * (300 + index * 130),
          Math.sin(angle) * (90 + index * 52),
          12 + index * 5,
          [b, c, colours.paper, a][index] ?? a,
        );
      });
    const ball =
      circle(
        0,
        0,
        190,
        scene.fade(
          [
            [mix(a, colours.light, 0.5), 0],
            [a, 0.5],
            [mix(a, colours.ink, 0.6), 1],
          ],
          'right',
        ),
      ) +
      times(4, (index) =>
        path(
          `M${-172 + index * 8} ${-84 + index * 54}Q0 ${-50 + index * 54} ${172 - index * 8} ${-84 + index * 54}l-6 22Q0 ${-20 + index * 54} ${-166 + index * 8} ${-62 + index * 54}z`,
          mix(b, colours.paper, 0.2),
          { opacity: 0.38 },
        ),
      );
    return (
      sky(scene) +
      stars(scene, 150, 800) +
      glow(scene, x, 410, 420, a, 0.4) +
      group(orbits, x, 410, { turn: tilt }) +
      group(ball, x, 410, { turn: tilt })
    );
  },
};

const idea: Motif = {
  alt: 'Leuchtende Glühbirne aus geometrischen Formen',
  palettes: ['mustard', 'petrol', 'rose', 'slate', 'noon', 'terracotta'],
  focusY: 0.46,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const rays = times(12, (index) => {
      const turn = (index * Math.PI) / 6;
      return line(
        `M${x + Math.cos(turn) * 260} ${350 + Math.sin(turn) * 260}L${x + Math.cos(turn) * random.between(310, 380)} ${350 + Math.sin(turn) * random.between(310, 380)}`,
        colours.accents[1],
        14,
      );
    });
    const bulb = 'M-84 170C-84 100 -180 60 -180 -50A180 180 0 0 1 180 -50C180 60 84 100 84 170Z';
    return (
      wall(scene, colours.sky[1], x) +
      glow(scene, x, 350, 470, colours.light, 0.85) +
      rays +
      group(
        path(bulb, colours.light) +
          path('M0 -230A180 180 0 0 1 180 -50C180 60 84 100 84 170H0Z', colours.accents[1], { opacity: 0.35 }) +
          line('M-50 160L-70 0L-24 40L0 -20L24 40L70 0L50 160', colours.accents[0], 11) +
          rect(-84, 176, 168, 36, colours.ink, { rx: 12 }) +
          rect(-76, 218, 152, 36, mix(colours.ink, colours.paper, 0.25), { rx: 12 }) +
          rect(-50, 260, 100, 32, colours.ink, { rx: 14 }),
        x,
        400,
      )
    );
  },
};

const speech: Motif = {
  alt: 'Sprechblasen in verschiedenen Formen',
  palettes: ['noon', 'rose', 'mustard', 'petrol', 'terracotta', 'morning'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const bubble = (w: number, h: number, colour: string, dots: string, flip: number) =>
      rect(-w / 2 + 10, -h / 2 + 16, w, h, '#000000', { rx: 60, opacity: 0.13 }) +
      rect(-w / 2, -h / 2, w, h, colour, { rx: 60 }) +
      polygon(
        [
          [flip * w * 0.12, h / 2 - 6],
          [flip * w * 0.34, h / 2 - 6],
          [flip * w * 0.36, h / 2 + 76],
        ],
        colour,
      ) +
      (random.chance(0.5)
        ? times(3, (index) => circle(-56 + index * 56, 0, 18, dots))
        : times(3, (index) =>
            rect(-w * 0.34, -h * 0.22 + index * h * 0.18, w * (index === 2 ? 0.4 : 0.68), 16, dots, { rx: 8 }),
          ));
    return (
      wall(scene, colours.sky[1], x) +
      times(7, (index) =>
        circle(random.between(0, 1280), random.between(0, 800), 60 + index * 22, colours.paper, { opacity: 0.14 }),
      ) +
      group(bubble(460, 270, colours.accents[0], colours.paper, -1), x - 170, 300) +
      group(bubble(420, 240, colours.paper, colours.near, 1), x + 200, 470) +
      group(bubble(230, 140, colours.accents[2], colours.paper, -1), x + 300, 220)
    );
  },
};

const finds: Motif = {
  alt: 'Ammonit in Gesteinsschichten',
  palettes: ['terracotta', 'autumn', 'slate', 'mustard', 'petrol'],
  focusY: 0.58,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const layers = times(8, (index) => {
      const y = 250 + index * 74;
      return path(
        `M0 ${y}C300 ${y + random.between(-40, 40)} 700 ${y + random.between(-40, 40)} 1280 ${y + random.between(-30, 30)}V820H0Z`,
        mix(mix(colours.far, colours.paper, 0.4), colours.near, index / 9),
      );
    });
    const shell = times(26, (index) => {
      const turn = index * 0.42;
      const r = 210 * 0.93 ** index;
      return circle(
        Math.cos(turn) * r,
        Math.sin(turn) * r,
        78 * 0.93 ** index,
        index % 2 ? colours.paper : mix(colours.paper, colours.accents[0], 0.28),
        { stroke: colours.near, 'stroke-width': 3 },
      );
    });
    return (
      sky(scene) +
      hills(scene, { layers: 2, from: 200, to: 260 }) +
      layers +
      group(circle(0, 0, 300, '#000000', { opacity: 0.12 }) + shell, x, 490, {
        turn: random.between(0, 360),
        scale: 0.92,
      })
    );
  },
};

/** Pictures for talks. */
export const TALK: Record<string, Motif> = { lectern, planet, idea, speech, finds };

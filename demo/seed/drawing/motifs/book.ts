import type { Motif } from '../scene';
import { fir, glow, moon, sky, stars, wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const shelf: Motif = {
  alt: 'Bücherregal mit bunten Buchrücken',
  palettes: ['terracotta', 'petrol', 'autumn', 'plum', 'rose', 'mustard'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const tints = [
      ...colours.accents,
      colours.near,
      colours.far,
      colours.paper,
      mix(colours.accents[0], colours.ink, 0.4),
    ];
    const row = (base: number) => {
      const parts: string[] = [];
      for (let bx = -10; bx < 1280; ) {
        const w = random.int(30, 62);
        const h = random.int(150, 206);
        const colour = random.pick(tints);
        const detail =
          rect(bx + 6, base - h + 26, w - 12, 8, colours.paper, { opacity: 0.6 }) +
          rect(bx + 6, base - 46, w - 12, 20, mix(colour, '#000000', 0.3), { opacity: 0.6 });
        const book = rect(bx, base - h, w - 2, h, colour, { rx: 3 }) + detail;
        if (random.chance(0.1)) {
          parts.push(
            group(
              rect(-w / 2, -h, w, h, colour, { rx: 3 }) +
                rect(-w / 2 + 6, -h + 26, w - 12, 8, colours.paper, { opacity: 0.6 }),
              bx + w * 1.15,
              base,
              { turn: 9 },
            ),
          );
          bx += w * 1.9;
        } else if (random.chance(0.06)) {
          parts.push(
            circle(bx + 60, base - 62, 42, random.pick(colours.accents)) +
              rect(bx + 40, base - 26, 40, 26, colours.ink),
          );
          bx += 120;
        } else {
          parts.push(book);
          bx += w;
        }
      }
      return (
        parts.join('') + rect(0, base, 1280, 26, '#7a5230') + rect(0, base + 26, 1280, 14, '#000000', { opacity: 0.2 })
      );
    };
    return (
      rect(0, 0, 1280, 800, mix(colours.near, colours.ink, 0.3)) +
      row(230) +
      row(490) +
      row(750) +
      glow(scene, x, 380, 620, colours.light, 0.35)
    );
  },
};

const openBook: Motif = {
  alt: 'Aufgeschlagenes Buch, aus dem eine Landschaft wächst',
  palettes: ['night', 'evening', 'plum', 'morning', 'petrol', 'forest', 'rose'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const page = (side: number) =>
      path(
        `M0 0C${side * 110} -66 ${side * 300} -60 ${side * 430} -10V70C${side * 300} 20 ${side * 110} 14 0 80Z`,
        side > 0 ? colours.paper : mix(colours.paper, colours.far, 0.16),
      );
    const lines = times(
      4,
      (index) =>
        line(
          `M50 ${-10 + index * 15}C150 ${-42 + index * 14} 280 ${-40 + index * 14} 390 ${-4 + index * 14}`,
          colours.far,
          3,
          { opacity: 0.6 },
        ) +
        line(
          `M-50 ${-10 + index * 15}C-150 ${-42 + index * 14} -280 ${-40 + index * 14} -390 ${-4 + index * 14}`,
          colours.far,
          3,
          { opacity: 0.6 },
        ),
    );
    const land =
      path('M-300 -20C-220 -130 -110 -170 -20 -110C60 -220 180 -190 300 -20Z', colours.near) +
      times(9, (index) =>
        fir(
          -240 + index * 60,
          -36 - Math.sin(index / 2.6) * 66,
          random.between(70, 140),
          mix(colours.near, colours.accents[2], random.next() * 0.4),
        ),
      ) +
      polygon(
        [
          [-30, -130],
          [0, -250],
          [30, -130],
        ],
        colours.accents[0],
      ) +
      rect(-24, -140, 48, 70, colours.paper) +
      rect(-8, -122, 16, 24, colours.accents[1]);
    return (
      sky(scene) +
      stars(scene, 90, 560) +
      moon(scene, x > 640 ? 250 : 1030, 190, 58) +
      glow(scene, x, 470, 480, colours.light, 0.75) +
      group(land, x, 600) +
      group(
        path(
          'M0 70C110 0 300 6 440 60V100C300 50 110 50 0 110C-110 50 -300 50 -440 100V60C-300 6 -110 0 0 70Z',
          colours.accents[0],
        ) +
          page(-1) +
          page(1) +
          lines,
        x,
        620,
      )
    );
  },
};

const readingLamp: Motif = {
  alt: 'Lesesessel mit Stehlampe und Bücherstapel',
  palettes: ['plum', 'petrol', 'terracotta', 'slate', 'forest', 'autumn'],
  focusY: 0.58,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    const chair =
      rect(-170, -290, 340, 240, a, { rx: 90 }) +
      rect(-150, -120, 300, 100, mix(a, colours.paper, 0.22), { rx: 34 }) +
      rect(-216, -170, 92, 160, mix(a, '#000000', 0.2), { rx: 44 }) +
      rect(124, -170, 92, 160, mix(a, '#000000', 0.2), { rx: 44 }) +
      line('M-160 0l-14 50M160 0l14 50', colours.ink, 16);
    const lamp =
      polygon(
        [
          [-90, -430],
          [90, -430],
          [56, -560],
          [-56, -560],
        ],
        b,
      ) +
      line('M0 -430V46', colours.ink, 10) +
      ellipse(0, 48, 70, 14, colours.ink);
    const stack = times(5, (index) =>
      rect(-70 + random.between(-14, 14), 14 - index * 32, 150, 30, [c, b, colours.paper, a, colours.far][index] ?? c, {
        rx: 4,
      }),
    );
    const side = x > 640 ? -1 : 1;
    return (
      wall(scene, mix(colours.sky[0], colours.sky[1], 0.5), x) +
      rect(0, 690, 1280, 110, mix(colours.near, colours.ink, 0.4)) +
      ellipse(x, 730, 480, 50, mix(c, colours.near, 0.5)) +
      glow(scene, x + side * 300, 260, 430, colours.light, 0.7) +
      group(lamp, x + side * 300, 690) +
      group(chair, x, 670) +
      group(stack, x - side * 330, 690)
    );
  },
};

const typewriter: Motif = {
  alt: 'Schreibmaschine mit einem Blatt Papier',
  palettes: ['mustard', 'rose', 'petrol', 'terracotta', 'slate', 'morning'],
  focusY: 0.52,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const body = random.pick(colours.accents);
    const dark = mix(body, '#000000', 0.3);
    return (
      wall(scene, colours.sky[1], x) +
      rect(0, 660, 1280, 140, mix(colours.near, colours.far, 0.3)) +
      rect(x - 170, 130, 340, 330, colours.paper) +
      times(7, (index) => rect(x - 130, 176 + index * 34, random.between(120, 260), 9, colours.far, { rx: 4 })) +
      rect(x - 330, 408, 660, 54, colours.ink, { rx: 27 }) +
      circle(x - 340, 434, 34, dark) +
      circle(x + 340, 434, 34, dark) +
      path(`M${x - 270} 452H${x + 270}L${x + 350} 690H${x - 350}Z`, body) +
      path(`M${x - 350} 690H${x + 350}V724H${x - 350}Z`, dark) +
      times(4, (row) =>
        times(10, (key) =>
          circle(
            x - 236 - row * 9 + key * (52 + row * 2),
            508 + row * 46,
            18,
            key % 7 === 3 ? colours.light : colours.paper,
          ),
        ),
      )
    );
  },
};

/** Pictures for readings. */
export const BOOK: Record<string, Motif> = { shelf, openBook, readingLamp, typewriter };

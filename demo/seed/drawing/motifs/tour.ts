import type { Motif, Scene } from '../scene';
import { clouds, glow, hills, moon, sky, stars, sun } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';
import { roofline, steeple } from '../village';

function timbered({ random, colours }: Scene, x: number, y: number, w: number, h: number): string {
  const wood = mix('#5a2f1a', colours.ink, 0.25);
  const plaster = mix(colours.paper, random.pick(colours.accents), random.between(0, 0.3));
  const floors = Math.max(2, Math.round(h / 110));
  const step = h / floors;
  const gable = w * 0.72;
  const beams = times(floors, (floor) => {
    const top = y - h + floor * step;
    return (
      rect(x, top - 6, w, 12, wood) +
      times(4, (index) => rect(x + index * ((w - 12) / 3), top, 12, step, wood)) +
      line(
        `M${x + 8} ${top + step}L${x + w / 3} ${top}M${x + w - 8} ${top + step}L${x + (w * 2) / 3} ${top}`,
        wood,
        9,
      ) +
      rect(
        x + w / 2 - 22,
        top + step * 0.3,
        44,
        step * 0.46,
        random.chance(0.5) ? colours.light : mix(colours.ink, colours.sky[0], 0.4),
        { rx: 3, stroke: wood, 'stroke-width': 6 },
      )
    );
  });
  return (
    rect(x, y - h, w, h, plaster) +
    beams +
    polygon(
      [
        [x - 16, y - h],
        [x + w / 2, y - h - gable],
        [x + w + 16, y - h],
      ],
      mix('#a5472a', colours.near, 0.35),
    ) +
    polygon(
      [
        [x + 16, y - h - 8],
        [x + w / 2, y - h - gable + 34],
        [x + w - 16, y - h - 8],
      ],
      plaster,
    ) +
    line(
      `M${x + w / 2} ${y - h - gable + 34}V${y - h}M${x + w * 0.27} ${y - h - gable * 0.38}H${x + w * 0.73}M${x + 30} ${y - h - 8}L${x + w / 2} ${y - h - gable * 0.42}L${x + w - 30} ${y - h - 8}`,
      wood,
      9,
    )
  );
}

const oldTown: Motif = {
  alt: 'Fachwerkhäuser in der Altstadt',
  palettes: ['morning', 'noon', 'autumn', 'evening', 'rose', 'meadow'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const row = times(6, (index) =>
      timbered(scene, x - 640 + index * 218 + random.between(-6, 6), 700, 200, random.between(230, 360)),
    );
    return (
      sky(scene) +
      sun(scene, x > 640 ? 260 : 1020, 160, 56) +
      clouds(scene, 3, 90, 220) +
      steeple(
        x + (x > 640 ? -240 : 240),
        560,
        300,
        mix(colours.far, colours.paper, 0.5),
        mix(colours.near, colours.far, 0.4),
        colours.light,
      ) +
      row +
      rect(0, 698, 1280, 110, mix(colours.far, colours.paper, 0.35)) +
      times(34, () =>
        ellipse(random.between(0, 1280), random.between(715, 795), random.between(18, 34), 7, colours.near, {
          opacity: 0.16,
        }),
      )
    );
  },
};

const watchman: Motif = {
  alt: 'Nachtwächter mit Laterne in einer alten Gasse',
  palettes: ['night', 'plum', 'petrol', 'evening'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const man =
      path('M-90 0C-100 -180 -60 -280 0 -300C60 -280 100 -180 90 0Z', mix(colours.ink, colours.near, 0.25)) +
      circle(0, -320, 40, '#d9a679') +
      path('M-86 -334Q0 -362 86 -334Q60 -348 46 -400Q0 -424 -46 -400Q-60 -348 -86 -334Z', colours.ink) +
      line('M-60 -230L-130 -190M-134 20V-460', '#6b4a2a', 11) +
      path('M-134 -460q34 -10 34 26l-34 8z', '#c9ccd1') +
      line('M60 -230L150 -200', mix(colours.ink, colours.near, 0.25), 30);
    const lantern =
      rect(124, -196, 56, 80, '#ffcf7a', { rx: 8 }) +
      line('M124 -196h56M124 -116h56M152 -196v80', colours.ink, 6) +
      polygon(
        [
          [118, -198],
          [152, -232],
          [186, -198],
        ],
        colours.ink,
      );
    return (
      sky(scene) +
      stars(scene, 60, 300) +
      moon(scene, x > 640 ? 320 : 960, 150, 54) +
      roofline(scene, 640, mix(colours.far, colours.near, 0.5), colours.near, 1.35) +
      rect(0, 640, 1280, 160, mix(colours.near, colours.ink, 0.4)) +
      glow(scene, x + 180, 560, 400, '#ffcf7a', 0.75) +
      ellipse(x + 60, 752, 340, 34, '#ffcf7a', { opacity: 0.25 }) +
      group(man + lantern, x, 750, { scale: random.between(1.1, 1.25) })
    );
  },
};

const map: Motif = {
  alt: 'Stadtplan mit Weg und Zielmarke',
  palettes: ['morning', 'rose', 'meadow', 'mustard', 'noon', 'terracotta'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const blocks = times(7, (row) =>
      times(10, (column) => {
        const jitter = () => random.between(-12, 12);
        const [bx, by] = [column * 140 - 50, row * 128 - 40];
        return polygon(
          [
            [bx + jitter(), by + jitter()],
            [bx + 116 + jitter(), by + jitter()],
            [bx + 116 + jitter(), by + 104 + jitter()],
            [bx + jitter(), by + 104 + jitter()],
          ],
          random.weighted([
            [mix(colours.paper, colours.sky[1], 0.35), 6],
            [mix('#8fbf7a', colours.paper, 0.35), 2],
            [mix(colours.accents[1], colours.paper, 0.6), 1],
          ]),
        );
      }),
    );
    const river = line(
      `M-40 ${random.between(120, 300)}C360 ${random.between(60, 260)} 700 ${random.between(480, 640)} 1320 ${random.between(420, 600)}`,
      mix('#6fb3d9', colours.paper, 0.25),
      84,
    );
    const route = `M${x - 430} 690C${x - 300} 560 ${x - 180} 700 ${x - 60} 560S${x - 140} 420 ${x} 400`;
    const pin =
      path('M0 0C-30 -70 -92 -110 -92 -188A92 92 0 0 1 92 -188C92 -110 30 -70 0 0Z', colours.accents[0]) +
      circle(0, -188, 38, colours.paper);
    return (
      rect(0, 0, 1280, 800, mix(colours.paper, colours.far, 0.12)) +
      blocks +
      river +
      line(route, colours.ink, 11, { 'stroke-dasharray': '2 28' }) +
      circle(x - 430, 690, 22, colours.accents[2]) +
      ellipse(x + 6, 402, 56, 15, '#000000', { opacity: 0.25 }) +
      group(pin, x, 400, { scale: 1.35 })
    );
  },
};

const skyline: Motif = {
  alt: 'Stadtsilhouette mit Türmen und Toren',
  palettes: ['evening', 'petrol', 'plum', 'terracotta', 'mustard', 'rose'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const gate = (gx: number, y: number, size: number, colour: string) =>
      rect(gx - size / 2, y - size * 1.7, size, size * 1.7, colour) +
      polygon(
        [
          [gx - size * 0.58, y - size * 1.7],
          [gx, y - size * 2.6],
          [gx + size * 0.58, y - size * 1.7],
        ],
        mix(colour, colours.ink, 0.4),
      ) +
      path(
        `M${gx - size * 0.24} ${y}v-${size * 0.5}a${size * 0.24} ${size * 0.24} 0 0 1 ${size * 0.48} 0v${size * 0.5}z`,
        mix(colour, colours.light, 0.7),
      ) +
      circle(gx, y - size * 1.25, size * 0.16, colours.light);
    const layer = (y: number, share: number) => {
      const colour = mix(colours.far, colours.near, share);
      return times(13, (index) => {
        const [bx, w, h] = [index * 104 - 20, random.between(80, 130), random.between(70, 190)];
        return (
          rect(bx, y - h, w, h + 400, colour) +
          polygon(
            [
              [bx - 6, y - h],
              [bx + w / 2, y - h - random.between(36, 80)],
              [bx + w + 6, y - h],
            ],
            mix(colour, colours.ink, 0.25),
          )
        );
      });
    };
    return (
      sky(scene) +
      sun(scene, x, 330, 150) +
      hills(scene, { layers: 2, from: 430, to: 480 }) +
      layer(560, 0.2) +
      steeple(
        x - 330,
        620,
        330,
        mix(colours.far, colours.near, 0.4),
        mix(colours.near, colours.ink, 0.3),
        colours.light,
      ) +
      gate(x + 60, 690, 150, mix(colours.far, colours.near, 0.6)) +
      layer(720, 0.85) +
      times(16, () =>
        rect(random.between(0, 1260), random.between(640, 780), 16, 22, colours.light, { rx: 3, opacity: 0.85 }),
      )
    );
  },
};

/** Pictures for guided tours. */
export const TOUR: Record<string, Motif> = { oldTown, watchman, map, skyline };

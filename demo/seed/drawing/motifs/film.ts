import type { Motif } from '../scene';
import { glow, hills, sky, stars, wall } from '../scenery';
import { circle, group, line, mix, path, polygon, rect, times } from '../svg';
import { stringLights } from '../village';

const reel: Motif = {
  alt: 'Filmspule mit geschwungenem Filmstreifen',
  palettes: ['mustard', 'terracotta', 'petrol', 'plum', 'slate', 'rose'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const turn = random.between(0, 72);
    const spool =
      circle(14, 22, 236, '#000000', { opacity: 0.2 }) +
      circle(0, 0, 236, colours.ink) +
      circle(0, 0, 214, mix(colours.ink, colours.paper, 0.14)) +
      times(5, (index) => {
        const angle = ((turn + index * 72) * Math.PI) / 180;
        return circle(Math.cos(angle) * 126, Math.sin(angle) * 126, 58, mix(colours.sky[1], colours.paper, 0.15));
      }) +
      circle(0, 0, 36, colours.accents[0]);
    const d = `M${x} 626C${x + 320} 640 ${x + 240} 760 1340 ${random.between(560, 720)}`;
    const e = `M${x} 626C${x - 280} 660 ${x - 340} 560 -60 ${random.between(620, 760)}`;
    const strip = [d, e]
      .map(
        (way) =>
          line(way, colours.ink, 116, { 'stroke-linecap': 'butt' }) +
          line(way, colours.accents[1], 62, { 'stroke-linecap': 'butt', 'stroke-dasharray': '84 12' }) +
          line(way, colours.paper, 96, { 'stroke-linecap': 'butt', 'stroke-dasharray': '14 18', opacity: 0.9 }) +
          line(way, colours.ink, 76, { 'stroke-linecap': 'butt' }) +
          line(way, colours.accents[1], 62, { 'stroke-linecap': 'butt', 'stroke-dasharray': '84 12' }),
      )
      .join('');
    return (
      wall(scene, colours.sky[1], x) +
      times(5, (index) =>
        circle(x, 380, 300 + index * 120, 'none', { stroke: colours.paper, 'stroke-width': 3, opacity: 0.2 }),
      ) +
      strip +
      group(spool, x, 390)
    );
  },
};

const projector: Motif = {
  alt: 'Kinosaal mit Lichtstrahl und leuchtender Leinwand',
  palettes: ['slate', 'plum', 'petrol', 'night', 'evening'],
  focusY: 0.42,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const screen =
      rect(x - 400, 110, 800, 400, mix(colours.light, colours.paper, 0.5), { rx: 6 }) +
      `<svg x="${x - 390}" y="120" width="780" height="380">${rect(
        0,
        0,
        780,
        380,
        scene.fade([
          [colours.sky[2], 0],
          [colours.light, 1],
        ]),
      )}${circle(random.between(200, 580), 190, 64, colours.accents[1])}${path('M0 280Q160 180 330 260T780 220V380H0Z', colours.accents[0])}${path('M0 330Q260 250 480 320T780 300V380H0Z', colours.near)}</svg>`;
    const seats = times(3, (row) =>
      times(15, (index) =>
        rect(
          index * 96 - (row % 2 ? 48 : 0),
          590 + row * 78,
          84,
          110,
          mix(colours.accents[0], colours.ink, 0.35 + row * 0.2),
          { rx: 26 },
        ),
      ),
    );
    const heads = times(7, () => {
      const row = random.int(0, 1);
      return circle(random.int(1, 12) * 96 + 42 - (row % 2 ? 48 : 0), 586 + row * 78, 30, colours.ink);
    });
    return (
      rect(0, 0, 1280, 800, mix(colours.sky[0], colours.ink, 0.5)) +
      glow(scene, x, 310, 640, colours.light, 0.5) +
      screen +
      polygon(
        [
          [x - 390, 120],
          [x + 390, 120],
          [x + 30, 800],
          [x - 30, 800],
        ],
        colours.light,
        { opacity: 0.08 },
      ) +
      heads +
      seats
    );
  },
};

const openAirCinema: Motif = {
  alt: 'Freiluftkino unter dem Sternenhimmel',
  palettes: ['night', 'evening', 'plum', 'petrol'],
  focusY: 0.48,
  oneWay: true,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const viewer = (cx: number, cy: number, colour: string) =>
      circle(cx, cy - 62, 27, colour) + rect(cx - 46, cy - 40, 92, 130, colour, { rx: 40 });
    return (
      sky(scene) +
      stars(scene, 140, 420) +
      hills(scene, { layers: 3, from: 430, to: 570 }) +
      glow(scene, x, 380, 520, colours.light, 0.55) +
      line(`M${x - 260} 640V220M${x + 260} 640V220`, colours.ink, 14) +
      rect(x - 280, 190, 560, 320, colours.paper) +
      polygon(
        [
          [x - 56, 270],
          [x - 56, 430],
          [x + 84, 350],
        ],
        colours.accents[0],
      ) +
      rect(0, 640, 1280, 160, mix(colours.near, colours.ink, 0.5)) +
      times(2, (row) =>
        times(12, (index) => {
          const shade = mix(random.pick(colours.accents), colours.ink, 0.45 + row * 0.25 + random.between(0, 0.2));
          return viewer(20 + index * 112 + row * 54 + random.between(-12, 12), 720 + row * 66, shade);
        }),
      ) +
      stringLights(scene, 110, 60)
    );
  },
};

const clapper: Motif = {
  alt: 'Filmklappe mit Streifen',
  palettes: ['mustard', 'noon', 'terracotta', 'rose', 'petrol'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const bar = (turn: number, y: number) =>
      group(
        rect(0, -66, 620, 66, colours.ink, { rx: 8 }) +
          times(6, (index) =>
            polygon(
              [
                [30 + index * 104, -66],
                [80 + index * 104, -66],
                [50 + index * 104, 0],
                [0 + index * 104, 0],
              ],
              colours.paper,
            ),
          ),
        x - 310,
        y,
        { turn },
      );
    return (
      wall(scene, colours.sky[1], x) +
      circle(x, 430, 350, mix(colours.sky[0], colours.paper, 0.3), { opacity: 0.6 }) +
      times(8, (index) => {
        const angle = index * 0.785;
        return polygon(
          [
            [x + Math.cos(angle) * 390, 430 + Math.sin(angle) * 390],
            [x + Math.cos(angle + 0.08) * 470, 430 + Math.sin(angle + 0.08) * 470],
            [x + Math.cos(angle - 0.08) * 470, 430 + Math.sin(angle - 0.08) * 470],
          ],
          random.pick(colours.accents),
        );
      }) +
      rect(x - 296, 366, 620, 330, '#000000', { rx: 16, opacity: 0.2 }) +
      rect(x - 310, 346, 620, 330, colours.near, { rx: 14 }) +
      times(3, (index) =>
        rect(x - 270, 460 + index * 66, index === 1 ? 420 : 520, 14, colours.paper, { rx: 7, opacity: 0.75 }),
      ) +
      circle(x + 220, 556, 46, colours.accents[0]) +
      bar(0, 420) +
      bar(random.between(-26, -14), 350)
    );
  },
};

/** Pictures for films; the open-air one only suits the summer. */
export const FILM: Record<string, Motif> = { reel, projector, openAirCinema, clapper };

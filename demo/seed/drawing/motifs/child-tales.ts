import type { Motif, Scene } from '../scene';
import { clouds, hills, sky, stars, sun, tree } from '../scenery';
import { circle, group, line, mix, path, polygon, rect, times } from '../svg';
import { figure } from '../village';

const dragon = ({ colours, random }: Scene) => {
  const [body, belly] = [colours.accents[2], mix(colours.accents[1], colours.paper, 0.3)];
  return (
    path('M60 -60C220 -40 330 -160 250 -260C300 -130 190 -120 90 -150Z', body) +
    path('M40 -190C90 -330 210 -350 250 -300C200 -300 190 -240 120 -160Z', mix(body, colours.paper, 0.3)) +
    path('M-110 0C-150 -190 110 -270 120 -60Q130 0 110 0Z', body) +
    path('M-96 0C-100 -130 20 -150 20 0Z', belly) +
    path('M-210 -270C-210 -350 -40 -360 -30 -250C-20 -180 -210 -170 -210 -270Z', body) +
    times(5, (index) =>
      polygon(
        [
          [-40 + index * 40, -232 + index * index * 7],
          [-14 + index * 40, -286 + index * index * 9],
          [6 + index * 36, -206 + index * index * 9],
        ],
        colours.accents[0],
      ),
    ) +
    circle(-96, -290, 26, colours.paper) +
    circle(-104, -288, 11, colours.ink) +
    line('M-190 -240q50 34 110 6', colours.ink, 6) +
    circle(-186, -280, 6, colours.ink) +
    times(3, (index) =>
      circle(-236 - index * 34, -262 - index * random.between(10, 20), 10 + index * 7, colours.paper, {
        opacity: 0.8 - index * 0.2,
      }),
    )
  );
};

const fairyTale: Motif = {
  alt: 'Freundlicher Drache vor einer Burg',
  palettes: ['evening', 'night', 'meadow', 'rose', 'noon', 'plum'],
  focusY: 0.62,
  draw: (scene) => {
    const { colours, x } = scene;
    const stone = mix(colours.far, colours.paper, 0.25);
    const tower = (tx: number, ty: number, w: number, h: number) =>
      rect(tx, ty - h, w, h, stone) +
      times(3, (index) => rect(tx + index * (w / 2.6) - 4, ty - h - 22, w / 4.4, 24, stone)) +
      rect(tx + w / 2 - 9, ty - h * 0.7, 18, 40, colours.light, { rx: 9 });
    const castleX = x > 640 ? x - 480 : x + 190;
    return (
      sky(scene) +
      stars(scene, 40, 320) +
      sun(scene, x > 640 ? 1080 : 200, 190, 54) +
      hills(scene, { layers: 2, from: 470, to: 560 }) +
      tower(castleX, 560, 90, 260) +
      tower(castleX + 90, 560, 150, 160) +
      tower(castleX + 230, 560, 80, 330) +
      hills(scene, { layers: 2, from: 580, to: 680, swing: 24 }) +
      tree(x - 420, 700, 150, colours.near, colours.light) +
      group(dragon(scene), x, 740, { scale: 1.3 })
    );
  },
};

const kites: Motif = {
  alt: 'Kinder lassen auf einer Wiese Drachen steigen',
  palettes: ['meadow', 'noon', 'autumn', 'morning'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const flyer = (fx: number, fy: number, px: number, colour: string) =>
      line(`M${px} 640Q${(px + fx) / 2 + 60} ${(640 + fy) / 2 + 60} ${fx} ${fy}`, colours.ink, 2, { opacity: 0.6 }) +
      group(
        polygon(
          [
            [0, -80],
            [58, 0],
            [0, 100],
            [-58, 0],
          ],
          colour,
        ) +
          polygon(
            [
              [0, -80],
              [58, 0],
              [0, 100],
            ],
            '#000000',
            { opacity: 0.12 },
          ) +
          line('M0 100q30 40 0 70t10 70', colour, 5) +
          times(3, (index) =>
            polygon(
              [
                [-16, 130 + index * 36],
                [16, 142 + index * 36],
                [16, 126 + index * 36],
                [-16, 148 + index * 36],
              ],
              colours.paper,
            ),
          ),
        fx,
        fy,
        { turn: random.between(-30, 30) },
      );
    const [a, b, c] = colours.accents;
    return (
      sky(scene) +
      clouds(scene, 4, 120, 300) +
      hills(scene, { layers: 3, from: 500, to: 610 }) +
      path('M0 650Q500 600 1280 660V800H0Z', mix(colours.near, colours.far, 0.35)) +
      flyer(x - 250, 240, x - 150, a) +
      flyer(x + 40, 170, x + 10, b) +
      flyer(x + 300, 280, x + 150, c) +
      times(3, (index) =>
        figure(
          x - 150 + index * 155,
          716,
          random.between(100, 140),
          [c, a, b][index] ?? a,
          mix('#e8b48c', '#7a4a2a', random.next()),
        ),
      )
    );
  },
};

/** More pictures for children and families. */
export const CHILD_TALES: Record<string, Motif> = { fairyTale, kites };

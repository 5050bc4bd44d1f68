import type { Motif } from '../scene';
import { birds, clouds, escarpment, fir, glow, hill, hills, juniper, sky, stars, sun } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const ridges: Motif = {
  alt: 'Gestaffelte Höhenzüge der Schwäbischen Alb',
  palettes: ['morning', 'evening', 'petrol', 'plum', 'meadow', 'autumn', 'winter', 'rose'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const side = x > 640 ? 'left' : 'right';
    return (
      sky(scene) +
      sun(scene, x, random.between(210, 320), random.between(56, 92)) +
      birds(scene, 5) +
      hills(scene, { layers: 3, from: 400, to: 520, swing: 60 }) +
      escarpment(scene, random.between(330, 400), mix(colours.far, colours.near, 0.55), side) +
      hills(scene, { layers: 2, from: 620, to: 710, swing: 34 }) +
      times(16, (index) =>
        fir(
          index * 84 + random.between(-26, 26),
          random.between(740, 800),
          random.between(70, 150),
          mix(colours.near, colours.ink, random.between(0.3, 0.8)),
        ),
      )
    );
  },
};

const heath: Motif = {
  alt: 'Wacholderheide mit Schafen',
  palettes: ['meadow', 'autumn', 'morning', 'mustard', 'evening', 'noon'],
  focusY: 0.66,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const sheep = (size: number) =>
      group(
        line('M-26 0v26M-8 4v24M18 4v24M32 0v26', colours.ink, 7) +
          ellipse(2, -16, 50, 32, colours.paper) +
          times(5, (index) => circle(-34 + index * 18, -34, 19, colours.paper)) +
          ellipse(-54, -22, 18, 23, colours.ink),
        0,
        0,
        { scale: size },
      );
    const front = hill(scene, 610, 30, mix(colours.near, colours.far, 0.45));
    const flock = Array.from({ length: 9 }, () => ({
      sx: x + random.between(-330, 330),
      size: random.between(0.7, 1.25),
    })).sort((a, b) => a.size - b.size);
    return (
      sky(scene) +
      sun(scene, x > 640 ? 300 : 980, 200, 66) +
      clouds(scene, 3, 130, 260) +
      hills(scene, { layers: 3, from: 400, to: 540 }) +
      front.drawn +
      times(15, () => {
        const jx = random.between(0, 1280);
        return juniper(
          jx,
          front.at(jx) + random.between(6, 90),
          random.between(70, 170),
          mix(colours.near, colours.ink, random.between(0.1, 0.6)),
        );
      }) +
      flock.map(({ sx, size }) => group(sheep(size), sx, front.at(sx) + 40 + size * 66)).join('') +
      times(60, () => {
        const gx = random.between(0, 1280);
        const gy = random.between(730, 800);
        return line(`M${gx} ${gy}l${random.between(-6, 6)} -24`, colours.ink, 3, { opacity: 0.5 });
      })
    );
  },
};

const nightSky: Motif = {
  alt: 'Fernrohr unter dem Sternenhimmel',
  palettes: ['night', 'plum', 'petrol', 'forest', 'evening'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const points = Array.from({ length: 7 }, (_, index): [number, number] => [
      x - 380 + index * 120 + random.between(-40, 40),
      random.between(90, 320),
    ]);
    const way = path(
      'M-40 560C300 300 700 320 1320 -40V180C800 420 420 440 -40 760Z',
      scene.fade([
        [colours.light, 0, 0.02],
        [colours.light, 0.5, 0.2],
        [colours.light, 1, 0.02],
      ]),
    );
    const scope = group(
      rect(-170, -34, 250, 68, colours.paper, { rx: 10 }) +
        rect(70, -44, 60, 88, colours.accents[0], { rx: 10 }) +
        rect(-216, -22, 54, 44, colours.ink, { rx: 8 }) +
        rect(-20, -34, 22, 68, colours.accents[1]),
      0,
      -190,
      { turn: -34 },
    );
    const stand = line('M0 -180L-80 40M0 -180L84 40M0 -180V46', mix(colours.ink, '#6b4a2a', 0.3), 15);
    return (
      sky(scene) +
      way +
      stars(scene, 190, 620) +
      line(`M${points.map(([px, py]) => `${px} ${py}`).join('L')}`, colours.light, 2, { opacity: 0.45 }) +
      points
        .map(([px, py]) => glow(scene, px, py, 28, colours.light, 0.7) + circle(px, py, 6, colours.light))
        .join('') +
      hills(scene, { layers: 3, from: 590, to: 720, swing: 30 }) +
      group(stand + scope, x, 690, { scale: 1.15 }) +
      path('M0 740Q600 690 1280 750V800H0Z', colours.ink)
    );
  },
};

const woodland: Motif = {
  alt: 'Lichtstrahlen zwischen hohen Buchenstämmen',
  palettes: ['forest', 'meadow', 'autumn', 'morning', 'winter', 'petrol'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const layer = (count: number, share: number) =>
      times(count, () => {
        const tx = random.between(-20, 1280);
        const w = 14 + share * 52;
        return path(`M${tx} -10h${w}l${w * 0.1} 820h${-w * 1.2}z`, mix(colours.far, colours.near, share), {
          opacity: 0.92,
        });
      });
    const rays = times(5, (index) =>
      polygon(
        [
          [x - 60 + index * 30, -20],
          [x + index * 36, -20],
          [x - 330 + index * 210, 800],
          [x - 480 + index * 210, 800],
        ],
        colours.light,
        { opacity: 0.16 },
      ),
    );
    return (
      sky(scene) +
      glow(scene, x, 260, 520, colours.light, 0.9) +
      layer(12, 0.15) +
      layer(8, 0.45) +
      rays +
      path('M0 650Q300 610 640 650T1280 640V800H0Z', mix(colours.near, colours.far, 0.3)) +
      path(`M${x - 40} 640Q${x + 60} 690 ${x - 130} 800H${x + 190}Q${x + 170} 690 ${x + 20} 640Z`, colours.paper, {
        opacity: 0.5,
      }) +
      layer(4, 0.95) +
      times(30, () =>
        ellipse(
          random.between(0, 1280),
          random.between(-10, 150),
          random.between(40, 100),
          random.between(24, 50),
          mix(colours.near, colours.accents[2], random.between(0, 0.5)),
          { opacity: 0.75 },
        ),
      )
    );
  },
};

/** Pictures for nature and hiking; the snowy one only suits the winter. */
export const NATURE: Record<string, Motif> = { ridges, heath, nightSky, woodland };

import type { Motif, Scene } from '../scene';
import { birds, clouds, fir, flakes, hill, hills, moon, sky, stars, sun, tree } from '../scenery';
import { ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

const castleRock: Motif = {
  alt: 'Kleines Schloss auf einem Felsen über dem Tal',
  palettes: ['evening', 'morning', 'autumn', 'winter', 'rose', 'petrol'],
  focusY: 0.48,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const rock = mix(colours.far, colours.paper, 0.35);
    const castle =
      rect(-60, -150, 110, 150, colours.paper) +
      polygon(
        [
          [-70, -150],
          [-5, -236],
          [60, -150],
        ],
        colours.accents[0],
      ) +
      rect(40, -250, 54, 250, mix(colours.paper, colours.far, 0.2)) +
      polygon(
        [
          [32, -250],
          [67, -340],
          [102, -250],
        ],
        colours.accents[0],
      ) +
      times(3, (index) => rect(-42 + index * 30, -112, 14, 26, colours.ink, { opacity: 0.6 })) +
      rect(58, -210, 16, 28, colours.ink, { opacity: 0.6 });
    return (
      sky(scene) +
      sun(scene, x > 640 ? 330 : 950, 240, 74) +
      clouds(scene, 3, 150, 330) +
      hills(scene, { layers: 3, from: 450, to: 580 }) +
      polygon(
        [
          [x - 150, 800],
          [x - 120, 560],
          [x - 84, 520],
          [x - 92, 420],
          [x + 100, 420],
          [x + 120, 530],
          [x + 150, 590],
          [x + 210, 800],
        ],
        scene.fade([
          [rock, 0],
          [mix(rock, colours.near, 0.8), 1],
        ]),
      ) +
      polygon(
        [
          [x + 20, 420],
          [x + 100, 420],
          [x + 120, 530],
          [x + 150, 590],
          [x + 210, 800],
          [x + 70, 800],
        ],
        colours.ink,
        { opacity: 0.18 },
      ) +
      group(castle, x, 424) +
      hill(scene, 690, 40, colours.near).drawn +
      times(22, (index) =>
        tree(
          index * 62 + random.between(-20, 20),
          random.between(760, 830),
          random.between(90, 150),
          mix(colours.near, random.pick(colours.accents), random.between(0, 0.3)),
          colours.light,
        ),
      )
    );
  },
};

const winterWalk: Motif = {
  alt: 'Verschneite Tannen und eine Spur im Schnee',
  palettes: ['winter', 'night', 'slate'],
  focusY: 0.55,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const snow = (y: number, share: number) =>
      path(
        `M0 ${y}Q${320 + random.between(-80, 80)} ${y - 70} 640 ${y}T1280 ${y - 20}V800H0Z`,
        mix('#ffffff', colours.far, share),
      );
    const snowy = (tx: number, ty: number, size: number) =>
      fir(tx, ty, size, mix('#1f4a46', colours.near, 0.4)) +
      polygon(
        [
          [tx, ty - size],
          [tx + size * 0.09, ty - size * 0.78],
          [tx, ty - size * 0.7],
          [tx - size * 0.09, ty - size * 0.78],
        ],
        '#ffffff',
      );
    return (
      sky(scene) +
      moon(scene, x > 640 ? 300 : 980, 190, 60) +
      stars(scene, 60, 320) +
      hills(scene, { layers: 3, from: 420, to: 540 }) +
      snow(590, 0.5) +
      times(9, () => snowy(random.between(0, 1280), random.between(600, 650), random.between(110, 190))) +
      snow(660, 0.22) +
      line(`M${x} 800C${x - 40} 740 ${x + 130} 710 ${x + 60} 652`, colours.far, 12, { 'stroke-dasharray': '4 26' }) +
      snowy(x - 300, 790, 380) +
      snowy(x + 330, 780, 330) +
      flakes(scene, 60)
    );
  },
};

const pond: Motif = {
  alt: 'Weiher mit Schilf und Spiegelung der Hügel',
  palettes: ['morning', 'evening', 'meadow', 'petrol', 'rose', 'noon'],
  focusY: 0.55,
  draw: (scene: Scene) => {
    const { colours, random, x } = scene;
    const chain = hills(scene, { layers: 3, from: 330, to: 440, swing: 40 });
    const water = rect(
      0,
      490,
      1280,
      320,
      scene.fade([
        [colours.sky[2], 0, 0.75],
        [colours.sky[0], 1, 0.95],
      ]),
    );
    const reeds = times(34, (index) => {
      const rx = (index % 2 ? 0 : 900) + random.between(-20, 400);
      const top = random.between(560, 680);
      return (
        line(
          `M${rx} 810Q${rx + 8} 740 ${rx + random.between(-24, 24)} ${top}`,
          mix(colours.near, colours.ink, random.next() * 0.7),
          6,
        ) + (index % 3 ? '' : rect(rx - 7, top - 10, 14, 52, '#5a3a20', { rx: 7 }))
      );
    });
    const ripples = times(16, () =>
      line(`M${random.between(200, 1000)} ${random.between(530, 760)}h${random.between(40, 160)}`, colours.light, 4, {
        opacity: 0.4,
      }),
    );
    return (
      sky(scene) +
      sun(scene, x, 230, 70) +
      chain +
      water +
      ellipse(x, 560, 60, 16, colours.light, { opacity: 0.7 }) +
      ripples +
      reeds +
      birds(scene, 4)
    );
  },
};

/** More pictures for nature and hiking; the snowy one only suits the winter. */
export const NATURE_SIGHTS: Record<string, Motif> = { castleRock, winterWalk, pond };

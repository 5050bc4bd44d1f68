import type { Motif } from '../scene';
import { clouds, glow, hills, sky, stars, sun } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';
import { bunting, figure, roofline, stringLights } from '../village';

const tent: Motif = {
  alt: 'Festzelt mit Wimpelketten',
  palettes: ['noon', 'meadow', 'evening', 'rose', 'mustard', 'morning'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const colour = random.pick(colours.accents);
    const canopy =
      times(9, (index) =>
        polygon(
          [
            [x, 210],
            [x - 420 + index * 93.3, 470],
            [x - 420 + (index + 1) * 93.3, 470],
          ],
          index % 2 ? colours.paper : colour,
        ),
      ) +
      times(9, (index) =>
        path(`M${x - 420 + index * 93.3} 468h93.3a46.6 34 0 0 1 -93.3 0z`, index % 2 ? colours.paper : colour),
      );
    const walls = times(9, (index) =>
      index > 2 && index < 6
        ? ''
        : rect(x - 420 + index * 93.3, 470, 94, 240, mix(index % 2 ? colours.paper : colour, colours.ink, 0.12)),
    );
    return (
      sky(scene) +
      clouds(scene, 3, 160, 300) +
      hills(scene, { layers: 3, from: 430, to: 580 }) +
      rect(0, 690, 1280, 110, mix(colours.near, colours.far, 0.3)) +
      rect(x - 150, 470, 300, 240, mix(colours.ink, colours.near, 0.2)) +
      glow(scene, x, 590, 200, '#ffcf7a', 0.8) +
      walls +
      canopy +
      line(`M${x} 214V140`, colours.ink, 8) +
      path(`M${x} 142q40 -16 76 8q-36 8 -76 36z`, colours.accents[0]) +
      times(6, () =>
        figure(
          x + random.between(-430, 430),
          random.between(740, 780),
          random.between(90, 120),
          random.pick(colours.accents),
          colours.ink,
        ),
      ) +
      bunting(scene, 40, 60)
    );
  },
};

const fireworks: Motif = {
  alt: 'Feuerwerk über den Dächern',
  palettes: ['night', 'plum', 'evening', 'petrol'],
  focusY: 0.4,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const burst = (bx: number, by: number, r: number, colour: string) =>
      glow(scene, bx, by, r * 1.3, colour, 0.35) +
      times(20, (index) => {
        const turn = (index * Math.PI) / 10;
        const far = r * random.between(0.8, 1.05);
        return (
          line(
            `M${bx + Math.cos(turn) * r * 0.24} ${by + Math.sin(turn) * r * 0.24}Q${bx + Math.cos(turn) * far * 0.7} ${by + Math.sin(turn) * far * 0.7 - 12} ${bx + Math.cos(turn) * far} ${by + Math.sin(turn) * far + 16}`,
            colour,
            4,
          ) + circle(bx + Math.cos(turn) * far, by + Math.sin(turn) * far + 18, 5, colours.light)
        );
      });
    return (
      sky(scene) +
      stars(scene, 70, 420) +
      burst(x, 280, 220, colours.accents[0]) +
      burst(x - 340, random.between(220, 340), 140, colours.accents[1]) +
      burst(x + 340, random.between(200, 330), 160, colours.accents[2]) +
      burst(x + 160, 470, 90, colours.light) +
      hills(scene, { layers: 2, from: 560, to: 620 }) +
      roofline(scene, 770, mix(colours.near, colours.ink, 0.2), colours.ink, 0.8)
    );
  },
};

const maypole: Motif = {
  alt: 'Geschmückter Maibaum auf dem Dorfplatz',
  palettes: ['noon', 'meadow', 'morning', 'rose'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const wreath = (y: number, r: number) =>
      ellipse(x, y, r, r * 0.28, 'none', { stroke: '#2f6b3a', 'stroke-width': 20 }) +
      times(8, (index) =>
        line(
          `M${x - r + index * (r / 3.5)} ${y + Math.sin((index * Math.PI) / 7) * r * 0.26}q10 50 ${random.between(-10, 10)} 90`,
          random.pick(colours.accents),
          9,
        ),
      );
    return (
      sky(scene) +
      sun(scene, x > 640 ? 240 : 1040, 180, 60) +
      clouds(scene, 4, 130, 320) +
      hills(scene, { layers: 2, from: 460, to: 520 }) +
      roofline(scene, 690, mix(colours.paper, colours.sky[2], 0.3), mix(colours.near, '#a5472a', 0.5), 0.85) +
      rect(0, 686, 1280, 114, mix(colours.near, colours.far, 0.45)) +
      times(12, (index) => rect(x - 11, 120 + index * 54, 22, 30, index % 2 ? colours.paper : colours.sky[0])) +
      rect(x - 11, 110, 22, 640, colours.paper) +
      times(11, (index) =>
        polygon(
          [
            [x - 11, 150 + index * 56],
            [x + 11, 130 + index * 56],
            [x + 11, 156 + index * 56],
            [x - 11, 176 + index * 56],
          ],
          colours.accents[0],
        ),
      ) +
      polygon(
        [
          [x, 20],
          [x + 46, 130],
          [x - 46, 130],
        ],
        '#2f6b3a',
      ) +
      wreath(240, 130) +
      wreath(390, 90) +
      times(7, (index) =>
        figure(
          x - 300 + index * 100 + random.between(-20, 20),
          770,
          random.between(100, 130),
          random.pick(colours.accents),
          mix('#e8b48c', '#7a4a2a', random.next()),
        ),
      )
    );
  },
};

const carnival: Motif = {
  alt: 'Fasnetsmaske mit Federn und Konfetti',
  palettes: ['plum', 'mustard', 'petrol', 'rose', 'noon'],
  draw: (scene) => {
    const { colours, random, x } = scene;
    const tints = [...colours.accents, colours.paper];
    const feather = (turn: number, colour: string) =>
      group(
        path('M0 0C-60 -140 -50 -270 0 -350C50 -270 60 -140 0 0Z', colour) +
          line('M0 0V-320', colours.ink, 4, { opacity: 0.4 }),
        0,
        -60,
        { turn },
      );
    const mask =
      path(
        'M-270 -90C-170 -140 -60 -110 0 -70C60 -110 170 -140 270 -90C290 30 200 130 110 110C50 100 30 60 0 60C-30 60 -50 100 -110 110C-200 130 -290 30 -270 -90Z',
        scene.fade([
          [colours.accents[0], 0],
          [mix(colours.accents[0], colours.ink, 0.4), 1],
        ]),
      ) +
      ellipse(-128, -10, 66, 40, colours.ink) +
      ellipse(128, -10, 66, 40, colours.ink) +
      times(13, (index) =>
        circle(-258 + index * 43, -96 + Math.abs(index - 6) * -2 + (index === 6 ? 30 : 0), 12, colours.accents[1]),
      );
    const confetti = times(110, () =>
      group(
        random.chance(0.5) ? circle(0, 0, 9, random.pick(tints)) : rect(-8, -12, 16, 24, random.pick(tints), { rx: 3 }),
        random.between(0, 1280),
        random.between(0, 800),
        { turn: random.between(0, 180), opacity: 0.85 },
      ),
    );
    return (
      sky(scene) +
      confetti +
      group(
        times(9, (index) => feather(-64 + index * 16, tints[index % tints.length] ?? colours.paper)) + mask,
        x,
        470,
        { scale: 1.1, turn: random.between(-8, 8) },
      )
    );
  },
};

const wheel: Motif = {
  alt: 'Riesenrad mit bunten Gondeln',
  palettes: ['evening', 'night', 'noon', 'rose', 'plum'],
  focusY: 0.5,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const turn = random.between(0, 0.5);
    const spokes = times(12, (index) => {
      const angle = turn + (index * Math.PI) / 6;
      return line(`M${x} 390L${x + Math.cos(angle) * 270} ${390 + Math.sin(angle) * 270}`, colours.paper, 4, {
        opacity: 0.7,
      });
    });
    const cabins = times(12, (index) => {
      const angle = turn + (index * Math.PI) / 6;
      const [cx, cy] = [x + Math.cos(angle) * 270, 390 + Math.sin(angle) * 270];
      return (
        line(`M${cx} ${cy}v16`, colours.ink, 4) +
        path(`M${cx - 34} ${cy + 14}h68v26a34 26 0 0 1 -68 0z`, colours.accents[index % 3] ?? colours.paper) +
        glow(scene, cx, cy, 36, colours.light, 0.5)
      );
    });
    return (
      sky(scene) +
      stars(scene, 50, 360) +
      hills(scene, { layers: 3, from: 520, to: 640 }) +
      line(`M${x} 390L${x - 170} 740M${x} 390L${x + 170} 740`, colours.ink, 18) +
      circle(x, 390, 270, 'none', { stroke: colours.paper, 'stroke-width': 9 }) +
      circle(x, 390, 236, 'none', { stroke: colours.paper, 'stroke-width': 4, opacity: 0.7 }) +
      spokes +
      cabins +
      circle(x, 390, 28, colours.accents[0]) +
      rect(0, 730, 1280, 70, colours.ink) +
      stringLights(scene, 660, 30)
    );
  },
};

/** Pictures for feasts; maypole and carnival mask only suit their seasons. */
export const FEAST: Record<string, Motif> = { tent, fireworks, maypole, carnival, wheel };

import type { Motif, Scene } from '../scene';
import { fir, flakes, glow, hills, sky, stars, sun } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';
import { house, roofline, steeple, stringLights } from '../village';

function stall({ random, colours }: Scene, x: number, y: number, w: number, awning: string): string {
  const stripes = Math.round(w / 36);
  const step = w / stripes;
  const wood = mix('#8a5a34', colours.near, 0.25);
  const goods = times(Math.floor(w / 46), (index) => {
    const gx = x + 26 + index * 46;
    const colour = random.pick([...colours.accents, '#d9a441', '#b5442c']);
    return (
      rect(gx - 19, y - 112, 40, 24, mix(wood, '#000000', 0.25), { rx: 3 }) +
      times(3, (apple) => circle(gx - 11 + apple * 12, y - 114, 9, colour))
    );
  });
  return (
    rect(x + 8, y - 240, 10, 240, wood) +
    rect(x + w - 18, y - 240, 10, 240, wood) +
    rect(x + 14, y - 220, w - 28, 130, mix(colours.ink, wood, 0.35)) +
    goods +
    rect(x, y - 92, w, 92, wood) +
    times(Math.floor(w / 30), (index) => rect(x + index * 30 + 13, y - 92, 2, 92, '#000000', { opacity: 0.15 })) +
    times(stripes, (index) =>
      path(
        `M${x + index * step + 10 - (index / stripes) * 20} ${y - 318}h${step * 0.94}L${x + (index + 1) * step + 6} ${y - 232}a${step / 2} 22 0 0 1 ${-step} 0z`,
        index % 2 ? colours.paper : awning,
      ),
    )
  );
}

const weekly: Motif = {
  alt: 'Marktstände mit gestreiften Markisen vor Giebelhäusern',
  palettes: ['morning', 'noon', 'autumn', 'terracotta', 'mustard', 'rose'],
  focusY: 0.62,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    return (
      sky(scene) +
      sun(scene, x > 640 ? 220 : 1060, 160, 54) +
      roofline(scene, 600, mix(colours.paper, colours.sky[2], 0.4), mix(colours.near, '#a5472a', 0.45)) +
      rect(0, 600, 1280, 200, mix(colours.far, colours.paper, 0.35)) +
      times(26, () =>
        ellipse(random.between(0, 1280), random.between(640, 800), random.between(20, 46), 7, colours.near, {
          opacity: 0.12,
        }),
      ) +
      stall(scene, x - 520, 700, 300, b) +
      stall(scene, x + 230, 700, 300, c) +
      stall(scene, x - 180, 736, 370, a)
    );
  },
};

const christmas: Motif = {
  alt: 'Verschneite Weihnachtsbuden mit Lichterketten und Tannenbaum',
  palettes: ['night', 'winter', 'plum', 'petrol'],
  focusY: 0.58,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const hut = (hx: number, w: number) =>
      rect(hx, 560, w, 170, '#6b4128') +
      rect(hx + 18, 588, w - 36, 70, '#ffd98a') +
      times(4, (index) =>
        circle(hx + 40 + index * ((w - 80) / 3), 640, 15, random.pick(['#c44b4b', '#e3b04b', '#4c8c8a'])),
      ) +
      rect(hx, 654, w, 76, '#54331f') +
      polygon(
        [
          [hx - 24, 566],
          [hx + w / 2, 458],
          [hx + w + 24, 566],
        ],
        '#3d2417',
      ) +
      path(
        `M${hx - 30} 566L${hx + w / 2} 440L${hx + w + 30} 566Q${hx + w * 0.8} 552 ${hx + w * 0.66} 530Q${hx + w / 2} 548 ${hx + w * 0.34} 528Q${hx + w * 0.2} 556 ${hx - 30} 566Z`,
        '#ffffff',
      ) +
      glow(scene, hx + w / 2, 620, 170, '#ffcf7a', 0.55);
    const lights = times(26, (index) =>
      circle(
        x + Math.sin(index * 2.4) * (14 + index * 5.2),
        330 + index * 15,
        6,
        random.pick(['#ffe08a', '#ff8f70', '#ffffff']),
      ),
    );
    const star = polygon(
      Array.from({ length: 10 }, (_, index): [number, number] => [
        x + Math.sin((index * Math.PI) / 5) * (index % 2 ? 16 : 40),
        286 - Math.cos((index * Math.PI) / 5) * (index % 2 ? 16 : 40),
      ]),
      '#ffe08a',
    );
    return (
      sky(scene) +
      stars(scene, 50, 300) +
      roofline(scene, 640, mix(colours.far, colours.near, 0.5), mix(colours.paper, colours.far, 0.2), 1.15) +
      rect(0, 690, 1280, 120, mix('#ffffff', colours.sky[2], 0.25)) +
      hut(x - 470, 250) +
      hut(x + 210, 260) +
      fir(x, 740, 460, mix('#1f5a3c', colours.ink, 0.2)) +
      lights +
      glow(scene, x, 286, 130, '#ffe08a', 0.8) +
      star +
      stringLights(scene, 150, 90) +
      flakes(scene, 70)
    );
  },
};

const harvest: Motif = {
  alt: 'Kisten mit Kürbissen, Äpfeln und Salat',
  palettes: ['autumn', 'meadow', 'mustard', 'terracotta', 'morning'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const crate = (cx: number, cy: number, w: number) =>
      times(3, (index) => rect(cx, cy + index * 46, w, 38, mix('#b9814a', '#5a3a20', index * 0.12), { rx: 4 })) +
      rect(cx + 8, cy - 6, 18, 146, '#7a5230') +
      rect(cx + w - 26, cy - 6, 18, 146, '#7a5230');
    const pumpkin = (px: number, py: number, r: number) =>
      [-0.6, 0.6, 0]
        .map((at, index) => ellipse(px + at * r, py, r * 0.56, r * 0.78, index === 2 ? '#ef8e36' : '#dc6f22'))
        .join('') + line(`M${px} ${py - r * 0.72}q4 -26 22 -30`, '#4f6b2a', 12);
    const apple = (ax: number, ay: number) => {
      const red = random.pick(['#c8352b', '#8fae3a', '#d94f38']);
      return (
        circle(ax, ay, 34, red) +
        circle(ax - 10, ay - 12, 9, '#ffffff', { opacity: 0.4 }) +
        line(`M${ax} ${ay - 30}q2 -12 10 -16`, '#4a2f1a', 5)
      );
    };
    const lettuce = (lx: number, ly: number) =>
      times(6, (index) =>
        circle(lx + Math.cos(index) * 26, ly + Math.sin(index) * 18, 32 - index, mix('#4f8f3a', '#b7d97a', index / 6)),
      );
    return (
      sky(scene) +
      sun(scene, x > 640 ? 260 : 1020, 190, 62) +
      hills(scene, { layers: 3, from: 380, to: 500 }) +
      rect(0, 560, 1280, 240, mix('#8a5a34', colours.near, 0.3)) +
      times(5, (index) => lettuce(x - 500 + index * 70, 548)) +
      crate(x - 560, 560, 350) +
      times(6, (index) => apple(x + 240 + index * 56, 540 - (index % 2) * 22)) +
      crate(x + 200, 560, 370) +
      times(3, (index) => pumpkin(x - 130 + index * 130, 560 - (index === 1 ? 40 : 0), 92)) +
      crate(x - 190, 600, 370)
    );
  },
};

const flea: Motif = {
  alt: 'Flohmarkttisch mit Lampe, Vase, Uhr und Büchern',
  palettes: ['mustard', 'terracotta', 'rose', 'petrol', 'morning', 'slate'],
  focusY: 0.56,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const [a, b, c] = colours.accents;
    const lamp =
      polygon(
        [
          [-80, -150],
          [80, -150],
          [46, -270],
          [-46, -270],
        ],
        b,
      ) +
      rect(-7, -150, 14, 120, colours.ink) +
      ellipse(0, -22, 60, 22, colours.ink);
    const vase =
      path('M-36 -210h72q-6 50 34 96q30 80 -30 114h-80q-60 -34 -30 -114q40 -46 34 -96z', a) +
      path('M-66 -108q66 40 134 0', 'none', { stroke: colours.paper, 'stroke-width': 12 });
    const clock =
      circle(0, -96, 92, colours.near) +
      circle(0, -96, 74, colours.paper) +
      line('M0 -96v-48M0 -96l34 20', colours.ink, 8) +
      circle(0, -96, 8, colours.ink) +
      times(12, (index) => circle(Math.sin(index * 0.5236) * 62, -96 - Math.cos(index * 0.5236) * 62, 4, colours.ink));
    const books = times(
      4,
      (index) =>
        rect(-90 + random.between(-12, 12), -34 - index * 34, 180, 32, [a, c, colours.near, b][index] ?? a, { rx: 4 }) +
        rect(-60, -24 - index * 34, 70, 8, colours.paper, { opacity: 0.7 }),
    );
    const things = random.some([lamp, vase, clock, books], 4);
    return (
      sky(scene) +
      hills(scene, { layers: 2, from: 420, to: 500 }) +
      house(scene, 60, 560, 190, 170, { front: colours.paper, roof: colours.near }) +
      steeple(1050, 560, 220, colours.paper, colours.near, colours.light) +
      rect(0, 556, 1280, 260, mix(colours.far, colours.paper, 0.3)) +
      things.map((thing, index) => group(thing, x - 345 + index * 230, 606, { scale: 1.25 })).join('') +
      rect(x - 540, 600, 1080, 44, colours.paper, { rx: 6 }) +
      path(`M${x - 540} 640h1080v70${Array.from({ length: 12 }, () => 'q-45 34 -90 0').join('')}z`, c) +
      rect(x - 540, 640, 1080, 12, '#000000', { opacity: 0.15 })
    );
  },
};

/** Pictures for markets; the Christmas one only suits Advent. */
export const MARKET: Record<string, Motif> = { weekly, christmas, harvest, flea };

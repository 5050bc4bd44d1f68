import type { Motif, Scene } from '../scene';
import { wall } from '../scenery';
import { circle, ellipse, group, line, mix, path, polygon, rect, times } from '../svg';

function abstractPicture({ random, colours }: Scene, w: number, h: number): string {
  const tints = [...colours.accents, colours.near, colours.paper, mix(colours.far, colours.paper, 0.4)];
  const ground = random.pick(tints);
  const shapes = times(5, () => {
    const colour = random.pick(tints.filter((tint) => tint !== ground));
    const x = random.between(0.1, 0.9) * w;
    const y = random.between(0.1, 0.9) * h;
    const size = random.between(0.12, 0.34) * w;
    const kind = random.int(0, 3);
    if (kind === 0) return circle(x, y, size, colour);
    if (kind === 1) return rect(x - size, y - size / 2, size * 2, size, colour);
    if (kind === 2) return path(`M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}Z`, colour);
    return line(`M0 ${y}L${w} ${h - y}`, colour, 14);
  });
  return rect(0, 0, w, h, ground) + shapes;
}

const framed = (scene: Scene, x: number, y: number, w: number, h: number, id: string) =>
  rect(x - 10, y - 2, w + 28, h + 34, '#000000', { opacity: 0.16 }) +
  rect(x - 16, y - 16, w + 32, h + 32, mix(scene.colours.ink, '#8a5a34', 0.3)) +
  rect(x - 4, y - 4, w + 8, h + 8, scene.colours.paper) +
  `<svg x="${x + 20}" y="${y + 20}" width="${w - 40}" height="${h - 40}" id="${id}">${abstractPicture(scene, w - 40, h - 40)}</svg>`;

const gallery: Motif = {
  alt: 'Ausstellungsraum mit abstrakten Bildern an der Wand',
  palettes: ['rose', 'morning', 'terracotta', 'slate', 'petrol', 'mustard'],
  focusY: 0.46,
  draw: (scene) => {
    const { colours, x, random } = scene;
    const tone = mix(colours.sky[2], colours.paper, 0.45);
    const visitor = (vx: number) =>
      circle(vx, 556, 20, colours.ink) + path(`M${vx - 34} 742l8 -120q26 -54 52 0l8 120z`, colours.ink);
    return (
      wall(scene, tone, x) +
      rect(0, 660, 1280, 140, mix(colours.far, colours.paper, 0.15)) +
      rect(0, 652, 1280, 12, colours.near, { opacity: 0.4 }) +
      framed(scene, x - 520, 220, 270, 330, 'p1') +
      framed(scene, x - 180, 130, 360, 430, 'p2') +
      framed(scene, x + 250, 220, 280, 300, 'p3') +
      visitor(x + random.between(-240, -160)) +
      (random.chance(0.6) ? visitor(x + random.between(200, 260)) : '')
    );
  },
};

const composition: Motif = {
  alt: 'Farbflächen und Kreise in strenger Komposition',
  palettes: ['mustard', 'terracotta', 'noon', 'petrol', 'rose', 'slate', 'plum'],
  draw: (scene) => {
    const { colours, random } = scene;
    const tints = [...colours.accents, colours.near, colours.paper, colours.far, colours.sky[0], colours.sky[2]];
    const size = 160;
    return times(5, (row) =>
      times(8, (column) => {
        const [x, y] = [column * size, row * size];
        const [ground = '', form = ''] = random.some(tints, 2);
        const kind = random.int(0, 5);
        const shape =
          [
            circle(x + 80, y + 80, 62, form),
            path(`M${x} ${y}h160v160A160 160 0 0 1 ${x} ${y}Z`, form),
            polygon(
              [
                [x, y],
                [x + 160, y + 160],
                [x, y + 160],
              ],
              form,
            ),
            path(`M${x} ${y + 80}a80 80 0 0 1 160 0z`, form) + path(`M${x} ${y + 160}a80 80 0 0 1 160 0z`, form),
            times(4, (index) => rect(x, y + index * 40, 160, 20, form)),
            circle(x + 80, y + 80, 62, form) + circle(x + 80, y + 80, 28, ground),
          ][kind] ?? '';
        return rect(x, y, size + 1, size + 1, ground) + shape;
      }),
    );
  },
};

const sculpture: Motif = {
  alt: 'Geschwungene Skulptur auf einem Sockel',
  palettes: ['rose', 'slate', 'petrol', 'morning', 'terracotta', 'plum'],
  focusY: 0.45,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const stone = mix(colours.paper, colours.accents[0], random.between(0, 0.35));
    const shade = scene.fade(
      [
        [stone, 0],
        [mix(stone, colours.near, 0.55), 1],
      ],
      'right',
    );
    const forms = random.pick([
      () =>
        path('M-60 0C-200 -120 -140 -330 0 -380C150 -430 240 -260 110 -200C40 -168 60 -60 90 0Z', shade) +
        ellipse(10, -270, 58, 74, colours.sky[1]),
      () => circle(0, -120, 120, shade) + circle(-20, -300, 84, shade) + circle(30, -420, 52, shade),
      () =>
        path('M-90 0C-60 -160 -200 -240 -90 -400C-20 -480 90 -420 60 -300C40 -220 150 -140 90 0Z', shade) +
        path('M-20 -60C0 -160 -80 -260 -30 -340C20 -280 60 -200 40 -60Z', mix(stone, colours.near, 0.6)),
    ])();
    return (
      wall(scene, colours.sky[1], x) +
      path(`M${x - 420} 640V300a420 300 0 0 1 840 0V640Z`, mix(colours.sky[2], colours.paper, 0.3), { opacity: 0.6 }) +
      rect(0, 640, 1280, 160, mix(colours.far, colours.sky[2], 0.3)) +
      ellipse(x + 60, 742, 260, 26, colours.ink, { opacity: 0.25 }) +
      rect(x - 120, 560, 240, 180, colours.paper) +
      rect(x + 30, 560, 90, 180, colours.near, { opacity: 0.18 }) +
      group(forms, x, 562)
    );
  },
};

const brushes: Motif = {
  alt: 'Pinselstriche und ein Glas mit Pinseln',
  palettes: ['morning', 'noon', 'rose', 'mustard', 'meadow', 'terracotta'],
  focusY: 0.6,
  draw: (scene) => {
    const { colours, random, x } = scene;
    const strokes = times(6, (index) => {
      const y = 110 + index * 92;
      const colour = [...colours.accents, colours.near, colours.far][index % 5] ?? colours.near;
      const d = `M${random.between(40, 200)} ${y}C400 ${y - random.between(20, 90)} 800 ${y + random.between(20, 90)} ${random.between(1060, 1240)} ${y - 20}`;
      return line(d, colour, random.between(46, 84), { opacity: 0.85 }) + line(d, colours.paper, 6, { opacity: 0.35 });
    });
    const tools = times(5, (index) =>
      group(
        rect(-9, -330, 18, 250, ['#c98f56', '#8a4a2a', '#3a3a3a', '#d9b382', '#6b2e1a'][index] ?? '', { rx: 8 }) +
          rect(-13, -370, 26, 44, '#c9ccd1') +
          path('M-15 -368Q-22 -430 0 -460Q22 -430 15 -368Z', random.pick(colours.accents)),
        -60 + index * 30,
        20,
        { turn: -24 + index * 12 },
      ),
    );
    return (
      rect(0, 0, 1280, 800, mix(colours.paper, colours.sky[2], 0.35)) +
      strokes +
      group(
        tools +
          path('M-110 -120H110L92 150H-92Z', colours.light, { opacity: 0.75 }) +
          path('M-102 -20H102L92 150H-92Z', colours.accents[2], { opacity: 0.55 }),
        x,
        620,
      )
    );
  },
};

/** Pictures for exhibitions. */
export const ART: Record<string, Motif> = { gallery, composition, sculpture, brushes };

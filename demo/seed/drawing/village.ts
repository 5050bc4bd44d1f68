import type { Scene } from './scene';
import { glow } from './scenery';
import { CANVAS, circle, line, mix, path, polygon, rect, times } from './svg';

const { width, height } = CANVAS;

/** A gabled house; lit windows in the light of the palette. */
export function house(
  scene: Scene,
  x: number,
  y: number,
  w: number,
  h: number,
  { front, roof }: { front: string; roof: string },
): string {
  const { random, colours } = scene;
  const gable = w * random.between(0.5, 0.75);
  const columns = w > 110 ? 3 : 2;
  const rows = Math.max(1, Math.floor(h / 70));
  const panes = times(columns * rows, (index) => {
    const px = x + (w / (columns + 1)) * ((index % columns) + 1) - 11;
    const py = y - h + 26 + Math.floor(index / columns) * 64;
    return rect(px, py, 22, 32, random.chance(0.6) ? colours.light : mix(front, colours.ink, 0.45), { rx: 3 });
  });
  return (
    rect(x, y - h, w, h, front) +
    polygon(
      [
        [x - 10, y - h],
        [x + w / 2, y - h - gable],
        [x + w + 10, y - h],
      ],
      roof,
    ) +
    panes +
    rect(x + w / 2 - 10, y - h - gable * 0.5, 20, 24, mix(roof, colours.light, 0.55), { rx: 10 })
  );
}

/** A row of houses from edge to edge. */
export function roofline(scene: Scene, y: number, front: string, roof: string, scale = 1): string {
  const { random } = scene;
  const parts: string[] = [];
  for (let x = -20; x < width; ) {
    const w = random.between(90, 170) * scale;
    const tint = random.between(0, 0.22);
    const colours = {
      front: mix(front, random.pick(scene.colours.accents), tint),
      roof: mix(roof, scene.colours.ink, tint),
    };
    parts.push(house(scene, x, y, w, random.between(110, 210) * scale, colours));
    x += w + random.between(-4, 8);
  }
  return parts.join('') + rect(0, y - 2, width, height - y + 2, mix(roof, scene.colours.ink, 0.5));
}

/** A church with a pointed tower, its middle at x. */
export const steeple = (x: number, y: number, size: number, colour: string, roof: string, light: string) =>
  rect(x - size * 0.11, y - size, size * 0.22, size, colour) +
  polygon(
    [
      [x - size * 0.14, y - size],
      [x, y - size * 1.62],
      [x + size * 0.14, y - size],
    ],
    roof,
  ) +
  line(
    `M${x} ${y - size * 1.6}v${-size * 0.16}m${-size * 0.045} ${size * 0.055}h${size * 0.09}`,
    roof,
    Math.max(3, size * 0.014),
  ) +
  rect(x + size * 0.1, y - size * 0.55, size * 0.62, size * 0.55, mix(colour, '#000000', 0.08)) +
  polygon(
    [
      [x + size * 0.08, y - size * 0.55],
      [x + size * 0.2, y - size * 0.86],
      [x + size * 0.62, y - size * 0.86],
      [x + size * 0.76, y - size * 0.55],
    ],
    roof,
  ) +
  times(4, (index) =>
    rect(x + size * (0.17 + index * 0.13), y - size * 0.4, size * 0.055, size * 0.24, light, { rx: size * 0.028 }),
  ) +
  rect(x - size * 0.035, y - size * 0.88, size * 0.07, size * 0.15, light, { rx: size * 0.035 });

/** A wire of lamps from edge to edge. */
export function stringLights(scene: Scene, y: number, sag: number): string {
  const { random, colours } = scene;
  const end = y + random.between(-50, 50);
  const at = (t: number) => ({ x: t * width, y: y + (end - y) * t + Math.sin(t * Math.PI) * sag });
  const wire = line(`M0 ${y}Q${width / 2} ${(y + end) / 2 + sag * 2} ${width} ${end}`, colours.ink, 3, {
    opacity: 0.6,
  });
  return (
    wire +
    times(15, (index) => {
      const lamp = at((index + 0.5) / 15);
      const colour = random.pick([colours.light, colours.accents[1], colours.light]);
      return glow(scene, lamp.x, lamp.y + 14, 40, colour, 0.55) + circle(lamp.x, lamp.y + 14, 9, colour);
    })
  );
}

/** A wire of pennants from edge to edge. */
export function bunting(scene: Scene, y: number, sag: number): string {
  const { colours } = scene;
  const at = (t: number) => y + Math.sin(t * Math.PI) * sag;
  const flags = times(14, (index) => {
    const x = (index + 0.5) * (width / 14);
    const top = at((index + 0.5) / 14);
    const colour = colours.accents[index % 3] ?? colours.light;
    return polygon(
      [
        [x - 32, top],
        [x + 32, top + 2],
        [x + 2, top + 66],
      ],
      index % 4 === 3 ? colours.paper : colour,
    );
  });
  return line(`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`, colours.ink, 4, { opacity: 0.5 }) + flags;
}

/** A small standing figure as if cut from paper. */
export const figure = (x: number, y: number, size: number, colour: string, skin: string) =>
  circle(x, y - size * 0.86, size * 0.12, skin) +
  path(
    `M${x - size * 0.17} ${y}L${x - size * 0.13} ${y - size * 0.6}Q${x} ${y - size * 0.82} ${x + size * 0.13} ${y - size * 0.6}L${x + size * 0.17} ${y}Z`,
    colour,
  );

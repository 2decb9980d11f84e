import { characterSprite } from 'virtual:icon-sprite';

/** An engraved icon in a box of 512 by 512, or a picture that a script brought along. */
export type IconShape = Path2D | HTMLImageElement;

/** The icons of these names, ready to be drawn; one that cannot be had is left out, and its token stays plain. */
export async function iconShapes(names: readonly string[]): Promise<ReadonlyMap<string, IconShape>> {
  const own = names.filter((name) => name.startsWith('data:'));
  const [engraved, pictures] = await Promise.all([engravings(names), Promise.all(own.map(picture))]);
  return new Map<string, IconShape>([
    ...engraved,
    ...pictures.flatMap((found, at) => (found === null ? [] : [[own[at]!, found] as const])),
  ]);
}

async function engravings(names: readonly string[]): Promise<(readonly [string, Path2D])[]> {
  try {
    const text = await (await fetch(characterSprite)).text();
    const sprite = new DOMParser().parseFromString(text, 'image/svg+xml');
    return names.flatMap((name) => {
      const symbol = sprite.getElementById(name);
      if (symbol === null) return [];
      const shape = new Path2D();
      for (const path of symbol.querySelectorAll('path')) shape.addPath(new Path2D(path.getAttribute('d') ?? ''));
      return [[name, shape] as const];
    });
  } catch {
    return [];
  }
}

async function picture(source: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = source;
  return image.decode().then(
    () => image,
    () => null,
  );
}

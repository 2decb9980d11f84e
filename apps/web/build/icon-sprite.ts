import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:icon-sprite';
const require = createRequire(import.meta.url);

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Icons of the screens themselves, next to those of the characters. */
const UI_ICONS =
  'perspective-dice-six-faces-random ringing-bell hand guillotine cog sunrise night-sky moon sun scroll-unfurled book-cover clock-tower talk quill-ink feather hourglass skull-crossed-bones candle-light vote tombstone eyeball gavel pocket-watch church'.split(
    ' ',
  );

function charactersIcons(): string[] {
  const folder = join(dirname(require.resolve('@belfry/almanac')), '../data/characters');
  return readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { icon: string }[])
    .map((character) => character.icon);
}

const icons = (): IconSet['icons'] =>
  (JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet).icons;

function drawSprite(name: string, wanted: readonly string[], known: IconSet['icons']): Sprite {
  const symbols = [...new Set(wanted)].sort().map((id) => {
    const icon = known[id];
    if (icon === undefined) throw new Error(`game-icons has no icon "${id}", which a character or a screen asks for.`);
    return `<symbol id="${id}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return { file: `assets/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`, source };
}

interface Sprite {
  readonly file: string;
  readonly source: string;
}

/**
 * Two picture files with the icons that are used, so that 4,000 others and 140 kB of paths stay out of the JavaScript:
 * a small one for the screens, which the first page needs, and a large one for the characters.
 */
export function iconSprite(): Plugin {
  const known = icons();
  const screens = drawSprite('icons', UI_ICONS, known);
  const characters = drawSprite('characters', charactersIcons(), known);
  const code = [
    `export const SCREEN_ICONS = new Set(${JSON.stringify(UI_ICONS)});`,
    `export const screenSprite = ${JSON.stringify(`/${screens.file}`)};`,
    `export const characterSprite = ${JSON.stringify(`/${characters.file}`)};`,
  ].join('\n');
  return {
    name: 'belfry-icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? code : null),
    generateBundle() {
      for (const { file, source } of [screens, characters]) this.emitFile({ type: 'asset', fileName: file, source });
    },
    configureServer(server) {
      for (const { file, source } of [screens, characters]) {
        server.middlewares.use(`/${file}`, (_, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(source);
        });
      }
    },
  };
}

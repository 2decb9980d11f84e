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

function drawSprite(): string {
  const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet;
  const wanted = [...new Set([...charactersIcons(), ...UI_ICONS])].sort();
  const symbols = wanted.map((name) => {
    const icon = icons[name];
    if (icon === undefined) throw new Error(`game-icons has no icon "${name}", which a character asks for.`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** One picture file with the icons that are used, so that 4,000 others and 140 kB of paths stay out of the JavaScript. */
export function iconSprite(): Plugin {
  const sprite = drawSprite();
  const url = `assets/icons-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'belfry-icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(`/${url}`)};` : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: url, source: sprite });
    },
    configureServer(server) {
      server.middlewares.use(`/${url}`, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite);
      });
    },
  };
}

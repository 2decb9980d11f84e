/** The characters that this server plays by itself. */
export { cast } from '@belfry/characters';

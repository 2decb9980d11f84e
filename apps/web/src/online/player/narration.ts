export { narrate } from '@belfry/storyteller';

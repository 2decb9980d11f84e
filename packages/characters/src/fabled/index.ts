export { spiritofivory } from './spiritofivory.ts';

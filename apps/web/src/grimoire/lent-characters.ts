// A name for all of it: see lent-engine.ts.
export * from '@belfry/characters';

// A name for all of it: were the package itself taken whole, the bundler would tie every page that uses a word of it to the rest.
export * from '@belfry/engine';

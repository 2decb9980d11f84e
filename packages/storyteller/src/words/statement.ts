// Apart from how a statement is said: the languages need that, and this needs the languages.
export { STATEMENTS as STATEMENT_WORDS } from '../../../../languages/every/storyteller/statements.ts';

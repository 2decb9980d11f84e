export { sayAnswer } from './answer.ts';
export { type Speaker, type StatementWords, sayStatement } from './say-statement.ts';
export { STATEMENT_WORDS } from './statement.ts';

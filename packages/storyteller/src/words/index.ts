export { sayAnswer } from './answer.ts';
export { type Speaker, STATEMENT_WORDS, type StatementWords, sayStatement } from './statement.ts';

import {
  ANSWERS,
  action,
  character,
  type Information,
  not,
  type PlainStatement,
  type Truth,
  words,
} from '@belfry/engine';
import { isSo } from '../facts.ts';
import { statementIn } from '../question.ts';

/** Once per game, by day and in private, you ask the Storyteller a question to which the answer is yes or no. */
export const artist = character('artist', {
  action: action({
    asks: words(300),
    heard: 'in-private',
    *use(context, question) {
      if (!context.hasBreath(context.me)) return;
      yield* context.learn([], answerTo(statementIn(context, question)), question);
      context.spend();
    },
  }),
});

/** What the rules know they answer; for anything else only the Storyteller can tell what is true. */
const answerTo = (about: PlainStatement | null): Information => ({
  domain: () =>
    (about === null ? [...ANSWERS].reverse() : ANSWERS.slice(0, 2)).map((answer) => ({ says: 'answer', answer })),
  holds(world, statement): Truth {
    if (statement.says !== 'answer') return 'no';
    if (about === null) return 'may';
    return statement.answer === 'yes' ? isSo(world, about) : not(isSo(world, about));
  },
});

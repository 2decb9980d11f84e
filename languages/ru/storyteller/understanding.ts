import type { Understanding } from '../../../packages/storyteller/src/talk/understand.ts';

/** By what bots know what people mean. */
export const understanding: Understanding = {
  suspects: /подозр|кто.{0,20}(демон|зл)|кому.{0,12}(вер|довер)/iu,
  learned: /узна|(?<!\p{L})зна|виде[лт]|информ|показал/iu,
  character: /кто ты|кем ты|кто вы|роль|персонаж|жетон/iu,
  against: /(?<!\p{L})зл(ой|ая|о)(?!\p{L})|демон|приспешник|вр[её]т|лж[её]т|подозр|казни|голосу|номинир/iu,
  inFavour: /(?<!\p{L})(добр|вер(ю|им)|сво[йя](?!\p{L}))|довер|невинов/iu,
  not: /(?<!\p{L})н[еи](?!\p{L})/iu,
  declines: { names: /^[а-яё]{3,}$/u, ending: /[аяйьоеы]$/u },
};

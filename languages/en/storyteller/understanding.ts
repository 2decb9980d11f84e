import type { Understanding } from '../../../packages/storyteller/src/talk/understand.ts';

/** By what bots know what people mean. */
export const understanding: Understanding = {
  suspects: /suspect|trust\b|who.{0,20}(evil|demon|bad)/iu,
  learned: /learn|know|\binfo|\bsee\b|\bsaw\b|find out/iu,
  character: /who are|what are|claim|role|character|token/iu,
  against:
    /\bevil\b|\bdemon\b|\bminion\b|\blying\b|\blies\b|\bliar\b|suspicious|suspect|execute|\bhang\b|vote (for|against)|nominate|\bkill\b/iu,
  inFavour: /\bgood\b|\btrust\b|\bbelieve\b|innocent|\bfine\b/iu,
  not: /\bnot\b|n['’]t\b|\bnever\b/iu,
  declines: null,
};

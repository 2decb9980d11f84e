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
  strike: /\b(?:kill|attack|murder|take out|tonight)\b/iu,
  rest: /\b(?:don['’]?t|do not|not|nobody|no ?one|never)\b[^.!]*\b(?:execut\w*|nominat\w*|hang\w*)|\bno (?:execution|nomination)s?\b|sleep on it|skip (?:the )?(?:execution|today)/iu,
  iAm: /\b(?:i['’]?m|i am|i was|i claim|i claim to be|my (?:role|character|token) is)\s*(?:really |actually |just )?(?:the|an?)?[\s:,–—-]*$/iu,
  night: /\b(?:night|n)\s*(\d|one|two|three|four|five|six)\b|\b(first|second|third|fourth|fifth|sixth) night\b/giu,
  yes: /yes|yeah|yep/iu,
  no: /no|nope|nobody|none/iu,
  numbers: [/zero/iu, /one|first/iu, /two|second/iu, /three|third/iu, /four(?:th)?/iu, /five|fifth/iu, /six(?:th)?/iu],
  declines: null,
};

export const undo = {
  'log.undo': 'Undo the last step',
  'log.undo.what': 'Undo: {what}',
  'log.redo': 'Do it again',
  'log.undo-to': 'Undo everything from here on',
  'amend.open': 'Change this decision',
  'amend.title': 'Change an earlier decision',
  'amend.was': 'It was: {what}',
  'amend.act': 'By hand: {what}.',
  'amend.text':
    'Everything after it is kept where it still fits; what does not is asked anew. Players hear only what changed for them.',
  'amend.leave-out': 'Leave this act out',
  'opinion.suspect': 'Say: I suspect {name}',
  'opinion.trust': 'Say: I trust {name}',
  'opinion.unsay.suspect': 'Take back: I suspect {name}',
  'opinion.unsay.trust': 'Take back: I trust {name}',
  'opinion.soon': 'Everybody hears it in {n} seconds.',
  'opinion.stop': 'Do not say it',
} as const;

export const keys = {
  'keys.title': 'Keys',
  'keys.list': 'This list',
  'keys.arrows':
    'In the circle the arrows go from seat to seat and Enter chooses; with Shift they move a token. Escape closes a sheet.',
  'keys.on': 'Single-key shortcuts',
  'keys.grimoire': 'Show or hide the Grimoire',
  'keys.cover': 'Hide the Grimoire, also while typing with Alt',
  'keys.undo': 'Undo the last step',
  'keys.redo': 'Redo it',
  'keys.tools': 'Open the tools',
  'keys.edit': 'Edit this script',
  'keys.difficulty': 'How difficult it is',
  'keys.night': 'Night sheets',
  'keys.print': 'Print',
} as const;

export const claims = {
  'claimed.seat': 'claims to be the {character}',
  'claimed.clash': 'contradicted',
  'clash.same': '{names} said the same.',
  'clash.mine': 'That is what you are.',
  'clash.changed': 'Said before: the {character}.',
  'clash.not-on-script': 'That character is not on this script.',
  'stance.title': 'What you think of it (only you see this)',
  'stance.believe': 'I believe this',
  'stance.unsure': 'Not sure',
  'stance.doubt': 'I doubt this',
  'stance.about': '{what} ({name})',
} as const;

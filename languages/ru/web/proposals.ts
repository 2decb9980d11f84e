export const proposals = {
  'proposals.title': 'Удачные наборы',
  'proposals.ask': 'Предложить удачные наборы',
  'proposals.others': 'Предложить другие',
  'proposals.newcomers': 'За столом есть новички',
  'proposals.draws': '{is} (тянет жетон «{draws}»)',
  'proposals.take': 'Взять этот набор',
} as const;

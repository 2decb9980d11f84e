export const proposals = {
  'proposals.title': 'Bags that play well',
  'proposals.ask': 'Suggest bags that play well',
  'proposals.others': 'Suggest others',
  'proposals.newcomers': 'There are newcomers at the table',
  'proposals.draws': '{is} (draws {draws})',
  'proposals.take': 'Take this bag',
} as const;

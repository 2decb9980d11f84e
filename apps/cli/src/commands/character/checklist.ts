/** What every character is tried on, as docs/ADDING-A-CHARACTER.md lists it. */
export interface ChecklistItem {
  /** The word that stands out in the document. */
  readonly word: string;
  /** What its scenario is called. */
  readonly title: string;
}

export const CHECKLIST: readonly ChecklistItem[] = [
  { word: 'sober', title: 'sober, it does what it says, and a bystander sees and suffers nothing' },
  { word: 'boundary', title: 'the boundary, exactly at the number and one below' },
  { word: 'poisoned / drunk', title: 'poisoned or drunk, asked the same and without effect; healthy again afterwards' },
  { word: 'believed', title: 'believed by a Drunk, woken and fed, and nothing comes of it' },
  { word: 'dead', title: 'dead, before its place, on the same night and later' },
  { word: 'spent', title: 'spent, also where it was used while impaired; fresh for whoever comes to it anew' },
  { word: 'source gone', title: 'the source gone after the effect began, and back again' },
  { word: 'registration', title: 'registration, ruled both ways and left to the suggestion' },
  { word: 'changed alignment', title: 'changed alignment, sides mean those of that moment' },
  { word: 'Travellers', title: 'Travellers, counted, pointed at or shown' },
  { word: 'Vortox', title: 'under a Vortox, something false for everything true' },
  { word: 'no target', title: 'no target, because nobody fits' },
  { word: 'refused', title: 'refused choices, in words and without a change' },
  { word: 'who saw what', title: 'who saw what, and who did not' },
];

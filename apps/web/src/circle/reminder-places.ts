import { createContext } from 'react';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where reminder tokens were put by hand, in percent of the face; and which of them the Tab key stops at. */
export interface ReminderPlaces {
  readonly moved: Readonly<Record<number, Place>>;
  readonly onMove: (reminder: number, to: Place) => void;
  /** Let go of after a pull: where it lies now may make it somebody else's. */
  readonly onDrop: (reminder: number, at: Place) => void;
  readonly stop: number | null;
  readonly onStop: (reminder: number) => void;
}

/** null where reminders only lie about: they cannot be moved, and readers hear of them with their seat. */
export const ReminderBoard = createContext<ReminderPlaces | null>(null);

import { createContext, type ReactNode, Suspense } from 'react';
import { later } from '../app/later.tsx';

/** What every sheet of a screen has in its head beside the cross: a desk puts its cover there. */
export const DialogAside = createContext<ReactNode>(null);

/** Fetched in a calm moment of every page, and with the first dialog at the latest. */
export const Sheet = later(async () => (await import('./Sheet.tsx')).Sheet);

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A sheet from below on a phone, a card in the middle elsewhere. */
export const Dialog = ({ isOpen, ...rest }: DialogProps) =>
  isOpen ? (
    <Suspense>
      <Sheet {...rest} />
    </Suspense>
  ) : null;

import { type RefObject, useEffect } from 'react';
import style from './PrintedScript.module.css';

/** What A4 and Letter both have room for, margins taken off: A4 is the narrower, Letter the shorter. */
const WIDTH = '186mm';
const HEIGHT_MM = 252;
const SMALLEST = 0.76;
const LARGEST = 1.3;
const STEPS = 7;

/** Type that only the paper uses: a size found with a substitute would be wrong. */
const FACES = ['400 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '500 1em "Alegreya SC"', '700 1em "Alegreya SC"'];

/** The largest type with which a page's content stays on one sheet; the usual one if even the smallest does not help. */
function fitted(page: HTMLElement, room: number): number {
  const fits = (size: number) => {
    page.style.setProperty('--fit', String(size));
    return page.getBoundingClientRect().height <= room;
  };
  if (!fits(SMALLEST)) return 1;
  let [small, large] = [SMALLEST, LARGEST];
  for (let step = 0; step < STEPS; step++) {
    const middle = (small + large) / 2;
    if (fits(middle)) small = middle;
    else large = middle;
  }
  return small;
}

/** Just before printing, each page of the paper gets type that fills its sheet and does not run over to the next. */
export function usePrintFit(paper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // What cannot be fetched now is replaced by the device's own type.
    for (const face of FACES) document.fonts.load(face, paper.current?.textContent ?? '').catch(() => {});
    const fit = () => {
      const sheet = paper.current;
      if (sheet === null) return;
      sheet.classList.add(style.measured!);
      sheet.style.width = WIDTH;
      const millimetre = sheet.getBoundingClientRect().width / Number.parseFloat(WIDTH);
      for (const page of sheet.children) {
        if (page instanceof HTMLElement) page.style.setProperty('--fit', String(fitted(page, HEIGHT_MM * millimetre)));
      }
      sheet.style.width = '';
      sheet.classList.remove(style.measured!);
    };
    window.addEventListener('beforeprint', fit);
    return () => window.removeEventListener('beforeprint', fit);
  }, [paper]);
}

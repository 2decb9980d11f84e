import { decodeScript } from '@belfry/scripts';
import { useEffect, useRef, useState } from 'react';

/** Reads a file that is dropped anywhere on the page; tells whether one is hovering over it. */
export function useDroppedScript(onText: (text: string) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const handler = useRef(onText);
  handler.current = onText;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      setHovering(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      void file.arrayBuffer().then((bytes) => handler.current(decodeScript(new Uint8Array(bytes))));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return hovering;
}

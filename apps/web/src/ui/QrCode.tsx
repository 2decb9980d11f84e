import { useEffect, useState } from 'react';
import style from './QrCode.module.css';

/** An address as a picture for a phone's camera. The library that draws it is fetched when one is shown. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<{ readonly address: string; readonly path: string; readonly size: number } | null>(
    null,
  );
  useEffect(() => {
    let current = true;
    void import('qrcode-generator').then(({ default: qrcode }) => {
      const qr = qrcode(0, 'M');
      qr.addData(address);
      qr.make();
      const size = qr.getModuleCount();
      let path = '';
      for (let row = 0; row < size; row++) {
        for (let column = 0; column < size; column++) if (qr.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
      }
      if (current) setDrawn({ address, path, size });
    });
    return () => {
      current = false;
    };
  }, [address]);
  if (drawn?.address !== address) return <span className={style.code} aria-busy="true" />;
  // A camera wants a quiet rim of four squares, and dark on light whatever the theme is.
  return (
    <svg
      className={style.code}
      viewBox={`-4 -4 ${drawn.size + 8} ${drawn.size + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}

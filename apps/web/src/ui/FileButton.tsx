import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

/** Opens the device's own list of files. */
export function FileButton(props: {
  /** Endings and kinds that are offered. */
  readonly accept: readonly string[];
  readonly size?: 'usual' | 'small';
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(props.size === undefined ? {} : { size: props.size })} onPress={() => input.current?.click()}>
        {props.children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={props.accept.join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Otherwise the same file, mended in between, could not be chosen again.
          target.value = '';
          if (file !== undefined) props.onFile(file);
        }}
      />
    </>
  );
}

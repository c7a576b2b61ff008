import { type ComponentProps, useRef } from 'react';
import { type ButtonProps, Button } from '../components/button.tsx';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFile: (file: File) => void;
}

export function FileInput({ onFile, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // Allows the same file to be chosen again after a refusal.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  );
}

interface FileButtonProps extends ButtonProps, Pick<FileInputProps, 'accept' | 'onFile'> {
  inputLabel: string;
}

export function FileButton({ inputLabel, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <FileInput
        ref={input}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={inputLabel}
        accept={accept}
        onFile={onFile}
      />
    </>
  );
}

import { useState } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  name: string;
  /** Initials replace a missing or broken picture. */
  src?: string | null | undefined;
  size?: number;
}

export function Avatar({ name, src, size = 56 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={classNames('round', styles['avatar'])}
      style={{ width: size, height: size, fontSize: size / 2.6 }}
    >
      {src && src !== broken ? (
        <img className="fill" src={src} alt={name} onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}

/** A character with its marks, as in Ọ́; the oldest browsers lack Intl.Segmenter. */
const FIRST_CHARACTER = /^.\p{Mark}*/su;

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => FIRST_CHARACTER.exec(word ?? '')?.[0].toUpperCase() ?? '')
    .join('');
}

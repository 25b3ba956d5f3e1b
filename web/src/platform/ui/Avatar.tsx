import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  size?: number | undefined;
}

/** Ornament: the name always stands beside it. */
export function Avatar({ name, size = 34 }: AvatarProps) {
  const background = `var(--share-${colourOf(name)})`;
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.37, background }}
      data-initials={initialsOf(name)}
      aria-hidden
    />
  );
}

/** Two given names tell Icelanders apart better than the patronymic: `Þórdís Æsa Öndólfsdóttir` is ÞÆ. */
function initialsOf(name: string) {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32).toUpperCase())
    .join('')
    .trim();
}

function colourOf(name: string) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % 6) + 1;
}

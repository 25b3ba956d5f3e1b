import styles from './Spinner.module.css';

interface SpinnerProps {
  size?: number;
  /** Without one the spinner is ornament: what waits says so itself. */
  label?: string;
}

export function Spinner({ size = 18, label }: SpinnerProps) {
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 20 20" fill="none" {...said}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

import styles from './Logo.module.css';

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className={styles.logo}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <path
          d="M8 19v-6M13.3 23V9M18.7 20v-8M24 18v-4"
          stroke="var(--on-accent)"
          strokeWidth="2.7"
          strokeLinecap="round"
        />
      </svg>
      Ómur
    </span>
  );
}

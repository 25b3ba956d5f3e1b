import { CopyButton } from '../../platform/page/CopyButton.tsx';
import styles from './WorkPage.module.css';

/** A code as people write it, and a button that copies it. */
export const WrittenCode = ({ code }: { code: string | number }) => (
  <span className={styles.code}>
    <span className="tabular">{code}</span>
    <CopyButton code={code} />
  </span>
);

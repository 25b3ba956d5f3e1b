import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './ipi.module.css';
import { messages } from './messages.ts';

export function BackToRegister() {
  const t = useText();
  return (
    <Link to="/ipi" className={styles.back}>
      <ArrowLeft size={18} aria-hidden /> {t(messages.back)}
    </Link>
  );
}

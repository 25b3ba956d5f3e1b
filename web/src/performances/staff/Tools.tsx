import { type ReactNode, useState } from 'react';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Aloft } from './Aloft.tsx';
import styles from './performanceDesk.module.css';

interface Tool {
  label: string;
  icon: ReactNode;
  /** The dialog that it opens. */
  dialog: (onClose: () => void) => ReactNode;
}

/** What may be done with a line: each in a dialog, one at a time. */
export function Tools({ tools }: { tools: readonly Tool[] }) {
  const [opened, setOpened] = useState<number>();
  const dialog = opened === undefined ? undefined : tools[opened]?.dialog;
  return (
    <div className={styles.tools}>
      {tools.map(({ label, icon }, at) => (
        <IconButton key={label} size="small" label={label} icon={icon} onClick={() => setOpened(at)} />
      ))}
      <Aloft>{dialog?.(() => setOpened(undefined))}</Aloft>
    </div>
  );
}

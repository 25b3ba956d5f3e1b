import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import type { Column, PhoneRow } from './columns.ts';
import styles from './table.module.css';

/** The cells of one row; the title's link covers the whole of it. */
export function RowCells<Row>({
  row,
  columns,
  link,
}: {
  row: Row;
  columns: readonly Column<Row>[];
  link?: LinkProps | undefined;
}) {
  return columns.map((column) => (
    <div
      key={column.id}
      role={column.isTitle ? 'rowheader' : 'cell'}
      className={classes(styles.cell, column.isNumeric && styles.numeric, column.isTitle && styles.title)}
    >
      {column.isTitle && link ? <RowLink link={link}>{column.cell(row)}</RowLink> : column.cell(row)}
    </div>
  ));
}

export function PhoneRowContent({ content, link }: { content: PhoneRow; link?: LinkProps | undefined }) {
  return (
    <>
      <div className={styles.phoneWords}>
        <div className={styles.title}>
          {link ? <RowLink link={link}>{content.title}</RowLink> : content.title}
        </div>
        {content.detail && <div className={styles.detail}>{content.detail}</div>}
      </div>
      {content.aside && <div className={styles.aside}>{content.aside}</div>}
      {link && <ChevronRight className={styles.chevron} size={18} aria-hidden />}
    </>
  );
}

const RowLink = ({ link, children }: { link: LinkProps; children: ReactNode }) => (
  <Link preload="intent" {...link} className={styles.link}>
    {children}
  </Link>
);

export type Cell = {
  value?: string | number | Date;
  format?: string;
  fontWeight?: 'bold';
  backgroundColor?: string;
  wrap?: boolean;
} | null;

export const soft = '#EAF1F8';

export const title = (value: string): Cell => ({
  value: clean(value),
  fontWeight: 'bold',
  backgroundColor: soft,
});
export const text = (value: string | null): Cell =>
  value === null || value === '' ? null : { value: clean(value) };

/** What XML cannot hold would make the file unreadable. */
export const clean = (value: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters to leave out
  value.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

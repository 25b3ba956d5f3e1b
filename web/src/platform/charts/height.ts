/** L4.4: how high a chart of so many rows is. */
export function chartHeight(rows: number): number {
  if (rows < 2) return 100;
  if (rows < 5) return 200;
  return rows < 10 ? 400 : rows * 30;
}

import { dim, ink, margin, type Paper, ruled, soft, type Style } from './paper.ts';

export interface Column {
  label: string;
  /** Its part of the width. */
  width: number;
  align?: 'left' | 'right';
}

export type Row = readonly string[];

interface TableAsked {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Sums, below a stronger line. */
  foot?: Row;
  /** Stands above the headings on the pages that follow. */
  continued?: string;
}

const size = 8;
const lineHeight = 10.5;
const padding = 4;
const above = 2.8;
const headHeight = 18;
const mostLines = 3;

/** A table whose headings stand on each of its pages. */
export function drawTable(paper: Paper, { columns, rows, foot, continued }: TableAsked): void {
  const places = placesOf(paper, columns);
  const heading = (isContinued: boolean) => {
    if (isContinued && continued) {
      paper.write(paper.printable(continued), margin, paper.y + 10, { size: 9.5, weight: 'strong' });
      paper.down(18);
    }
    paper.box({ x: margin, at: paper.y, wide: paper.width, high: headHeight }, soft);
    for (const { label, x, wide, align } of places)
      writeAt(
        paper,
        paper.lined(label, wide, { size: 7.5, weight: 'strong' }, 1)[0] ?? '',
        { x, wide, below: 11.5 },
        {
          size: 7.5,
          weight: 'strong',
          colour: dim,
          align,
        },
      );
    paper.down(headHeight);
  };

  paper.room(headHeight + 2 * (lineHeight + 2 * above));
  heading(false);
  paper.atNewPage(() => heading(true));
  for (const [at, row] of rows.entries()) {
    if (at > 0) paper.rule(paper.y, ruled, 0.35);
    drawRow(paper, places, row, { size });
  }
  if (foot) {
    // The sums never stand alone on a page: at least their headings come with them.
    paper.room(lineHeight + 2 * above + 2);
    paper.rule(paper.y, ink, 0.8);
    drawRow(paper, places, foot, { size, weight: 'strong' });
  }
  paper.atNewPage(() => {});
}

type Place = ReturnType<typeof placesOf>[number];

function placesOf(paper: Paper, columns: readonly Column[]) {
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  let x = margin;
  return columns.map(({ label, width, align = 'left' }) => {
    const place = { label, align, x, wide: (width / all) * paper.width - 2 * padding };
    x += (width / all) * paper.width;
    return place;
  });
}

function drawRow(paper: Paper, places: readonly Place[], row: Row, style: Style): void {
  const cells = places.map(({ wide }, at) => {
    const text = row[at] ?? '';
    return text === '' ? [] : paper.lined(text, wide, style, mostLines);
  });
  const high = Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + 2 * above;
  paper.room(high);
  for (const [at, lines] of cells.entries()) {
    const place = places[at];
    if (!place) continue;
    for (const [line, text] of lines.entries())
      writeAt(
        paper,
        text,
        { ...place, below: above + 7.8 + line * lineHeight },
        {
          ...style,
          align: place.align,
        },
      );
  }
  paper.down(high);
}

interface Spot {
  x: number;
  wide: number;
  /** How far below the pen. */
  below: number;
}

function writeAt(paper: Paper, text: string, { x, wide, below }: Spot, style: Style): void {
  const at = style.align === 'right' ? x + padding + wide : x + padding;
  paper.write(text, at, paper.y + below, style);
}

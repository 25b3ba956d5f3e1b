import { blue, dim, ink, margin, type Paper, soft } from './paper.ts';

interface Head {
  societyName: string;
  /** What kind of document it is. */
  title: string;
  /** What it is about, in large letters. */
  name: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The top of the first page. */
export function drawHead(paper: Paper, { societyName, title, name, facts }: Head): void {
  const society = { size: 15, weight: 'strong', colour: blue } as const;
  paper.write(paper.printable(societyName), margin, paper.y + 12, society);
  paper.write(paper.printable(title), paper.right, paper.y + 12, { size: 10, colour: dim, align: 'right' });
  paper.rule(paper.y + 24, blue, 1.2);
  paper.down(48);
  const large = { size: 17, weight: 'strong' } as const;
  for (const line of paper.lined(name, paper.width, large, 3)) {
    paper.write(line, margin, paper.y, large);
    paper.down(21);
  }
  drawFacts(paper, facts);
}

const inRow = 3;

function drawFacts(paper: Paper, facts: Head['facts']): void {
  const wide = paper.width / inRow;
  for (let from = 0; from < facts.length; from += inRow) {
    const row = facts.slice(from, from + inRow).map(([label, value]) => ({
      label,
      lines: paper.lined(value, wide - 14, { size: 9.5 }, 2),
    }));
    for (const [at, { label, lines }] of row.entries()) {
      const x = margin + at * wide;
      paper.write(paper.printable(label), x, paper.y + 4, { size: 7.5, colour: dim });
      for (const [line, text] of lines.entries())
        paper.write(text, x, paper.y + 17 + line * 12, { size: 9.5 });
    }
    paper.down(20 + 12 * Math.max(...row.map(({ lines }) => lines.length)));
  }
  paper.down(4);
}

/** The sums in large figures, side by side. */
export function drawFigures(
  paper: Paper,
  figures: readonly (readonly [label: string, value: string])[],
): void {
  const high = 46;
  const gap = 10;
  const wide = (paper.width - gap * (figures.length - 1)) / figures.length;
  for (const [at, [label, value]] of figures.entries()) {
    const x = margin + at * (wide + gap);
    paper.box({ x, at: paper.y, wide, high }, soft);
    paper.write(paper.printable(label), x + 12, paper.y + 16, { size: 8, colour: dim });
    paper.write(value, x + 12, paper.y + 35, { size: 14, weight: 'strong', colour: at === 0 ? blue : ink });
  }
  paper.down(high + 14);
}

/** Running text, in paragraphs. */
export function drawText(paper: Paper, text: string): void {
  const style = { size: 9, colour: ink };
  for (const paragraph of text.split(/\r?\n/)) {
    for (const line of paper.lined(paragraph, Math.min(paper.width, 640), style)) {
      paper.room(13);
      paper.write(line, margin, paper.y + 9, style);
      paper.down(13);
    }
    paper.down(3);
  }
  paper.down(6);
}

/** Heads a table; never left behind at the foot of a page. */
export function drawHeading(paper: Paper, heading: string, { aside = '', below = '' } = {}): void {
  const note = { size: 8, colour: dim };
  const lines = below === '' ? [] : paper.lined(below, paper.width, note, 3);
  paper.room(80 + 11 * lines.length);
  paper.down(20);
  const strong = { size: 11, weight: 'strong' } as const;
  const beside = paper.printable(aside);
  paper.write(paper.lined(heading, paper.width - 200, strong, 1)[0] ?? '', margin, paper.y + 4, strong);
  if (beside !== '') paper.write(beside, paper.right, paper.y + 4, { size: 9, colour: dim, align: 'right' });
  paper.down(10);
  for (const line of lines) {
    paper.write(line, margin, paper.y + 6, note);
    paper.down(11);
  }
  paper.down(4);
}

import { jsPDF } from 'jspdf';
import { type Typefaces, typefaceOf, type Weight } from './typeface.ts';

export const ink = '#0f1b2d';
export const dim = '#53627a';
export const blue = '#0b4f79';
export const ruled = '#d3dce6';
export const soft = '#f1f5fa';

export const margin = 40;
const footHeight = 34;

interface PaperAsked {
  orientation: 'landscape' | 'portrait';
  typefaces: Typefaces;
  /** For the window of anyone who reads it. */
  title: string;
  societyName: string;
  language: 'is' | 'en';
}

export interface Style {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
}

interface Box {
  x: number;
  at: number;
  wide: number;
  high: number;
}

/** Sheets of A4 that are written from the top down, in points. */
export function newPaper(asked: PaperAsked) {
  const document = documentOf(asked);
  const typeface = typefaceOf(document, asked.typefaces);
  const width = document.internal.pageSize.getWidth();
  const height = document.internal.pageSize.getHeight();
  const right = width - margin;
  const bottom = height - margin - footHeight / 2;
  let y = margin;
  let onNewPage: () => void = () => {};

  const write = writerOn(document, typeface);
  const lined = linesIn(typeface);
  const shapes = shapesOn(document, right);

  return {
    document,
    right,
    width: right - margin,
    write,
    lined,
    printable: typeface.printable,
    get y() {
      return y;
    },
    /** Goes down, without looking whether there is room. */
    down: (points: number) => {
      y += points;
    },
    /** Turns the page unless so much fits below. */
    room: (points: number) => {
      if (y + points <= bottom) return;
      document.addPage();
      y = margin;
      onNewPage();
    },
    /** Begins a new page, whatever room there is. */
    turn: () => {
      document.addPage();
      y = margin;
    },
    /** What is done on top of each page that follows, until it is said anew. */
    atNewPage: (act: () => void) => {
      onNewPage = act;
    },
    ...shapes,
    /** L2.27: the foot of every page, written last because only then is it known how many there are. */
    finish: (left: string, pageOf: (page: number, pages: number) => string): Blob => {
      const pages = document.getNumberOfPages();
      for (let page = 1; page <= pages; page++) {
        document.setPage(page);
        const at = height - margin + 6;
        shapes.rule(at - 14);
        const style = { size: 7.5, colour: dim };
        write(lined(left, right - margin - 90, style, 1)[0] ?? '', margin, at, style);
        write(typeface.printable(pageOf(page, pages)), right, at, { ...style, align: 'right' });
      }
      return document.output('blob');
    },
  };
}

function documentOf({ orientation, title, societyName, language }: PaperAsked): jsPDF {
  const document = new jsPDF({ orientation, unit: 'pt', format: 'a4', compress: true });
  document.setProperties({ title, author: societyName, creator: societyName });
  document.setLanguage(language);
  document.viewerPreferences({ DisplayDocTitle: true });
  return document;
}

/** Writes printable text with its foot at `at`. */
function writerOn(document: jsPDF, typeface: ReturnType<typeof typefaceOf>) {
  return (text: string, x: number, at: number, style: Style = {}) => {
    const { size = 8.5, weight = 'regular', colour = ink, align = 'left' } = style;
    typeface.use(weight);
    document.setFontSize(size);
    document.setTextColor(colour);
    document.text(text, align === 'right' ? x - typeface.widthOf(text, size, weight) : x, at);
  };
}

/** Boxes, and lines from margin to margin. */
function shapesOn(document: jsPDF, right: number) {
  return {
    box: ({ x, at, wide, high }: Box, colour: string) => {
      document.setFillColor(colour);
      document.rect(x, at, wide, high, 'F');
    },
    /** A line to write on. */
    line: (from: number, to: number, at: number) => {
      document.setDrawColor(ink);
      document.setLineWidth(0.6);
      document.line(from, at, to, at);
    },
    rule: (at: number, colour = ruled, thick = 0.5) => {
      document.setDrawColor(colour);
      document.setLineWidth(thick);
      document.line(margin, at, right, at);
    },
  };
}

/** Cuts text into lines no wider than so much; what is left after `most` of them ends in dots. */
function linesIn(typeface: ReturnType<typeof typefaceOf>) {
  return (text: string, wide: number, { size = 8.5, weight = 'regular' }: Style, most = 99): string[] => {
    const fits = (some: string) => typeface.widthOf(some, size, weight) <= wide;
    const whole = typeface.printable(text);
    if (fits(whole)) return [whole];
    const lines: string[] = [];
    let line = '';
    for (const word of whole.split(' ').flatMap((one) => broken(one, fits))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    lines.push(line);
    if (lines.length <= most) return lines;
    let last = `${lines[most - 1]}…`;
    while (last.length > 1 && !fits(last)) last = `${last.slice(0, -2)}…`;
    return [...lines.slice(0, most - 1), last];
  };
}

export type Paper = ReturnType<typeof newPaper>;

/** A word that is wider than the column, in pieces that are not. */
function broken(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readExcel from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';

interface Fetched {
  name: string;
  bytes: Buffer;
}

/** Presses a button that has a file made, and waits for the file. */
export async function fetchFile(page: Page, button: Locator): Promise<Fetched> {
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

export interface ReadPdf {
  pages: string[];
  /** All pages, with one space between words. */
  text: string;
  isLandscape: boolean;
  title: string;
}

export async function readPdf({ bytes }: Fetched): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text: pages } = await extractText(document, { mergePages: false });
  const [left = 0, bottom = 0, right = 0, top = 0] = (await document.getPage(1)).view;
  const { info } = await document.getMetadata();
  return {
    pages,
    text: pages.join(' ').replace(/\s+/g, ' '),
    isLandscape: right - left > top - bottom,
    title: (info as { Title: string }).Title,
  };
}

/** The rows of a file with semicolons; none of those read here has a mark within quotes. */
export function readCsv({ bytes }: Fetched): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('The byte order mark is missing.');
  const lines = text.slice(1).trimEnd().split('\r\n');
  return lines.map((line) => line.split(';'));
}

export const readSheets = ({ bytes }: Fetched) => readExcel(bytes);

/** `1.234,50` and `1234,50` as eyrir, which add up exactly. */
export const eyrirOf = (written: string): number => Number(written.replace('−', '-').replace(/[.,]/g, ''));

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

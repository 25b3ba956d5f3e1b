import { useEffect, useEffectEvent } from 'react';
import { cellsOfText } from './importing.ts';

interface Taking {
  onFile: (file: File) => Promise<void>;
  onCells: (cells: string[][]) => Promise<void>;
}

/** What is pasted anywhere on the page, where nothing is being typed: a file, or cells of a spreadsheet. */
export function usePasteOnPage({ onFile, onCells }: Taking): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [role=dialog]');
    if (isTyping || !clipboardData) return;
    const [file] = clipboardData.files;
    const text = clipboardData.getData('text/plain');
    // Cells come as a picture too.
    if (text.trim() !== '') void onCells(cellsOfText(text));
    else if (file) void onFile(file);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

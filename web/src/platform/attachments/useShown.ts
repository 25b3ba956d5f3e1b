import type { FileType } from '@omur/contract/platform/fileRules';
import { useCallback } from 'react';

/** Gives an element the content by an address within the page, typed by what it is and not by what it is called. */
export function useShown(content: Blob | undefined, type: FileType) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element || !content) return undefined;
      const address = URL.createObjectURL(content.slice(0, content.size, type));
      element.src = element instanceof HTMLIFrameElement ? `${address}#toolbar=0&navpanes=0` : address;
      return () => URL.revokeObjectURL(address);
    },
    [content, type],
  );
}

/** For so long what a dialog was opened from may still go with what was done in it: the list is read anew first. */
const mayGoFor = 5000;

/**
 * Keeps the focus in the part of the page that a dialog was opened from, or on the page where it is in none, where the button itself goes, as that
 * of a row that is removed. Asked when the dialog opens; what it answers is called when it has closed, before which the row may have gone.
 */
export function focusNear(from: Element | null): () => void {
  const section = from?.closest<HTMLElement>('section, main');
  return () => {
    if (!from || !section) return;
    const stop = () => {
      if (section.isConnected && document.activeElement === document.body) stopAt(section);
    };
    // The dialog goes in the same breath, and has the focus until then.
    if (!from.isConnected) return queueMicrotask(stop);
    const observer = new MutationObserver(() => {
      if (from.isConnected) return;
      observer.disconnect();
      stop();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), mayGoFor);
  };
}

function stopAt(section: HTMLElement): void {
  // The page itself takes the focus when somebody skips to it.
  if (!section.hasAttribute('tabindex')) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  }
  section.focus({ preventScroll: true });
}

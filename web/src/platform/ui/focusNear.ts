/** For so long what a dialog was opened from may still go with what was done in it: the list is read anew first. */
const mayGoFor = 5000;

/** Keeps the focus in the part of the page that a dialog was opened from, where the button itself goes, as that of a row that is removed. */
export function keepFocusNear(from: Element | null): void {
  const section = from?.closest<HTMLElement>('section');
  if (!from || !section) return;
  const observer = new MutationObserver(() => {
    if (from.isConnected) return;
    observer.disconnect();
    if (section.isConnected && document.activeElement === document.body) stopAt(section);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), mayGoFor);
}

function stopAt(section: HTMLElement): void {
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

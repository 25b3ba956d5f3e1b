/** How wide the page's scroll bar is, for the page to keep its width while a dialog hides it. Measured before the dialog opens. */
export function measureScrollBar(): void {
  const { documentElement: page } = document;
  if (document.querySelector('dialog:modal')) return;
  page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`);
}

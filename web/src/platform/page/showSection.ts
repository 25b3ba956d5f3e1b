/** Brings a section of the page into view, and the keyboard with it. */
export function showSection(id: string): void {
  const section = id === '' ? null : document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

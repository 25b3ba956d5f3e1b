const head = document.querySelector('.waiting-head');
const path = location.pathname;

/** The head that stood in the page before its code (`public/waiting.js`), as long as it is that page's. */
export const firstHead = () => (location.pathname === path ? head : null);

/** From the second page on what is at hand already comes without a flicker. */
export function leaveFirstHead(): void {
  delete document.documentElement.dataset.head;
}

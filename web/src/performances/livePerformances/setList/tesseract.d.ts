/** The build of it for browsers, which says nothing of its types. */
declare module 'tesseract.js/dist/tesseract.esm.min.js' {
  export { default } from 'tesseract.js';
}

/** Where the release has what reads text off pictures: the worker, its core, and what it knows of Icelandic and English. The version is in the name, since files there are kept for good. */
export const recognitionFolder = '/assets/ocr-7.0.0';

// Words of lectures, in English.

export const en = {
  title: 'Lecture',
  lead: 'A lecture is a file with slides: titles and texts, levels to look at and to play, searches that stop where you want to explain something, and races. Open one and present it.',
  text: 'Text of the lecture',
  placeholder: 'Paste a lecture here, in JSON, or drop a file',
  file: 'Choose a file',
  open: 'Open',
  example: 'Open the example',
  close: 'Close the lecture',
  by: (author: string) => `by ${author}`,
  slides: 'Slides',
  place: (n: number, all: number) => `${n} / ${all}`,
  slideOf: (n: number, all: number) => `Slide ${n} of ${all}`,
  stopOf: (n: number, all: number) => `Stop ${n} of ${all}`,
  next: 'Next',
  previous: 'Previous',
  foreign: 'This lecture contains a program',
  foreignBefore: 'Before the lecture',
  noNotes: 'There are no notes on this slide.',
  notServed: 'This server serves no lecture. Open a file instead.',
  tooLarge: (mebibytes: number) => `The file is larger than ${mebibytes} MiB, which is too large for a lecture.`,
};

// English: this dictionary defines the keys. Texts with placeholders are functions. One file per part of the page.
import { boards } from './en/boards';
import { common } from './en/common';
import { compare } from './en/compare';
import { diff } from './en/diff';
import { edit } from './en/edit';
import { gallery } from './en/gallery';
import { help } from './en/help';
import { hub } from './en/hub';
import { learn } from './en/learn';
import { make } from './en/make';
import { methods } from './en/methods';
import { own } from './en/own';
import { play } from './en/play';
import { puzzles } from './en/puzzles';
import { result } from './en/result';
import { share } from './en/share';
import { tree } from './en/tree';
import { watch } from './en/watch';

export const en = { common, gallery, play, boards, puzzles, methods, watch, result, compare, own, share, help, edit, make, learn, tree, diff, hub };

/** The shape of a dictionary: the same keys, texts as texts, functions with the same placeholders. */
export type Words<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...holes: infer A) => string
      ? (...holes: A) => string
      : Words<T[K]>;
};

export type Dictionary = Words<typeof en>;

// Vietnamese: must have every key of the English dictionary, else the build fails.
import type { Dictionary } from './en';
import { boards } from './vi/boards';
import { common } from './vi/common';
import { compare } from './vi/compare';
import { diff } from './vi/diff';
import { edit } from './vi/edit';
import { gallery } from './vi/gallery';
import { help } from './vi/help';
import { hub } from './vi/hub';
import { learn } from './vi/learn';
import { make } from './vi/make';
import { methods } from './vi/methods';
import { own } from './vi/own';
import { play } from './vi/play';
import { puzzles } from './vi/puzzles';
import { result } from './vi/result';
import { share } from './vi/share';
import { tree } from './vi/tree';
import { watch } from './vi/watch';

export const vi: Dictionary = { common, gallery, play, boards, puzzles, methods, watch, result, compare, own, share, help, edit, make, learn, tree, diff, hub };

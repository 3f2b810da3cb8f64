// Counts the steps of programs that people write: every turn of a loop and every call of a function of theirs. Calls of a
// counter are put into the text, at the places where the editor's parser finds loops and functions, on the lines that are there.
import { parser } from '@lezer/javascript';

type Node = ReturnType<typeof parser.parse>['topNode'];

/** A place in a text, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A text with counters in it. */
export interface Counted {
  text: string;
  /** Where one of its places is in the text that people see. */
  seen(place: Place): Place;
}

interface Insertion {
  at: number;
  text: string;
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'MethodDeclaration', 'Property', 'ArrowFunction']);
const COMMENTS = new Set(['LineComment', 'BlockComment']);

/** The first place that is no JavaScript, if there is one. */
export function mistakeIn(script: string): Place | null {
  let at: number | null = null;
  parser.parse(script).iterate({
    enter: ({ type, from }) => {
      if (at === null && type.isError) at = from;
    },
  });
  // What is missing at the end is missing behind the last word.
  return at === null ? null : placeOf(script, Math.min(at, script.trimEnd().length));
}

/** A name that does not occur in a text. */
export function unusedName(script: string): string {
  let name = '$step';
  while (script.includes(name)) name += '_';
  return name;
}

/** The text with a call of this counter in each turn of its loops and at the beginning of its functions. */
export function counted(script: string, counter: string): Counted {
  const insertions = insertionsIn(script, counter);
  let [text, from] = ['', 0];
  for (const { at, text: inserted } of insertions) {
    text += script.slice(from, at) + inserted;
    from = at;
  }
  return { text: text + script.slice(from), seen: (place) => seen(script, insertions, place) };
}

/** What is put into a text, in the order of the places. */
function insertionsIn(script: string, counter: string): Insertion[] {
  const found: Insertion[] = [];
  parser.parse(script).iterate({
    enter: ({ name, node }) => {
      const body = repeatedBy(node);
      if (body) found.push({ at: body.from, text: LOOPS.has(name) ? `{${counter}();` : `(${counter}(),` });
      else if (name === 'Block' && FUNCTIONS.has(node.parent?.name ?? '')) found.push({ at: node.from + 1, text: `${counter}();` });
    },
    // Of two that end at the same place, the inner one is left first.
    leave: ({ name, node }) => {
      const body = repeatedBy(node);
      if (body) found.push({ at: body.to, text: LOOPS.has(name) ? '}' : ')' });
    },
  });
  return found.sort((one, other) => one.at - other.at);
}

/** What must be wrapped to be counted: what a loop repeats, or an arrow function's expression. */
function repeatedBy(node: Node): Node | null {
  if (node.name === 'DoStatement') {
    let body = node.firstChild?.nextSibling ?? null;
    while (body && COMMENTS.has(body.name)) body = body.nextSibling;
    return body;
  }
  const last = node.lastChild;
  return LOOPS.has(node.name) || (node.name === 'ArrowFunction' && last?.name !== 'Block') ? last : null;
}

/** The place in the text without insertions; one within an insertion is where that stands. */
function seen(script: string, insertions: readonly Insertion[], { line, column }: Place): Place {
  const lines = script.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const end = start + (lines[line - 1]?.length ?? 0);
  let at = column;
  for (const { at: where, text } of insertions) {
    const there = where - start + 1;
    if (where >= start && where <= end && there < at) at = Math.max(there, at - text.length);
  }
  return { line, column: at };
}

function placeOf(script: string, at: number): Place {
  const before = script.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

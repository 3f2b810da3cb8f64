// Words of the page that shows two searches in step.

/** What differs between two events, by the name of the field. */
type Fields = Record<'depth' | 'g' | 'h' | 'backward' | 'energy' | 'proposed' | 'accepted' | 'temperature' | 'best' | 'mean', string>;
const fields: Fields = {
  depth: 'depth', g: 'g', h: 'h', backward: 'the side', energy: 'energy', proposed: 'the proposed energy', accepted: 'acceptance',
  temperature: 'temperature', best: 'best fitness', mean: 'mean fitness',
};

/** What the events of searches are called, one and many. */
type Unit = readonly [one: string, many: string];
const units: Record<'expansions' | 'steps' | 'generations', Unit> = {
  expansions: ['expansion', 'expansions'], steps: ['step', 'steps'], generations: ['generation', 'generations'],
};

export const diff = {
  choose: 'Two searches, step by step',
  invitation: 'Choose two searches of this level. They run one after the other; then both are shown in step, and the first difference is found.',
  run: 'Compare step by step',
  stale: 'Not yet run: the form has changed. Below are still the two searches named there.',
  sides: { a: 'First search', b: 'Second search' },
  scrub: 'Position in both searches',
  ended: 'This search has ended.',
  first: 'First difference',
  jump: 'Go to the first difference (x)',
  like: (n: string, [, many]: Unit) => `No difference: all ${n} ${many} are the same.`,
  likeSoFar: (n: string, [, many]: Unit) => `No difference in the ${n} ${many} that were recorded of both.`,
  thinned: (stride: string, [one]: Unit) => `Of both searches, only one ${one} in ${stride} could be compared, so they may differ a little earlier.`,
  spaces: 'They search different spaces, so their states cannot be compared one by one.',
  kinds: 'One expands states, the other changes complete candidates: there is nothing to compare step by step.',
  alikeBefore: (n: number, text: string, [one, many]: Unit) =>
    n === 0 ? `They differ from the first ${one} on.` : n === 1 ? `The first ${one} is the same.` : `The first ${text} ${many} are the same.`,
  states: (n: string, a: string, b: string) => `At expansion ${n} they expand different states: ${a}; ${b}.`,
  takes: (name: string, values: string) => `${name} takes one with ${values}`,
  later: (name: string, n: string) => `${name} expands that state at expansion ${n}`,
  never: (name: string) => `${name} never expands that state`,
  neverRecorded: (name: string) => `no recorded expansion of ${name} is of that state`,
  goal: (n: string, name: string, other: string) => `After expansion ${n}, ${name} has reached its goal, while ${other} goes on.`,
  values: (n: string, what: string) => `At expansion ${n} both look at the same state, but differ in ${what}.`,
  numbers: (n: string, what: string, [one]: Unit) => `At ${one} ${n} they differ in ${what}.`,
  ends: (n: string, name: string, [one]: Unit) => `${name} ends after ${one} ${n}.`,
  fields,
  units,
  with: 'Compare step by step with…',
  pair: 'Compare two of them step by step',
  both: { a: 'First', b: 'Second' },
  open: 'Compare',
};

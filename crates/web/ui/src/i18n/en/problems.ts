// What went wrong, in a sentence by its kind. The engine's own message, with all details, stands below in small print.

export const problems = {
  kinds: {
    malformed: () => 'The page and the engine did not understand each other.',
    'no-level': (subject: string) => (subject ? `There is no level “${subject}”.` : 'There is no such level.'),
    unrecognised: () => 'This text is in no notation that is known here.',
    ambiguous: (_: string, known: string) => `This text could be a level of several puzzles: ${known}. Choose one.`,
    level: () => 'This text is not a correct level.',
    unknown: (subject: string, known: string) => `There is no “${subject}” here${known ? `. There are: ${known}` : ''}.`,
    setting: (subject: string) => (subject ? `The setting “${subject}” does not exist or has a wrong value.` : 'A setting has a wrong value.'),
    'not-applicable': () => 'This cannot be done with this puzzle or level.',
    'not-a-move': (subject: string) => `“${subject}” names no move.`,
    'illegal-move': (subject: string) => `The rules do not allow the move “${subject}”.`,
    'no-moves': () => 'This text holds no moves.',
    'not-generated': () => 'No level that fits the settings was found. Try other settings or another seed.',
    stopped: () => 'It was stopped before there was a result.',
    'no-trace': () => 'This recording is no longer there. Run the search again.',
    busy: () => 'The server has too much to do right now. Try again in a moment.',
    bug: () => 'This is a mistake of ours: the answer was wrong, so it is not shown.',
  },
  move: (number: number) => `Move ${number}`,
  details: 'As the engine says it',
};

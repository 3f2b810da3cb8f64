// Words about people, wherever they are named.

export const hub = {
  signIn: 'Sign in',
  account: 'Your account',
  accountOf: (name: string) => `Your account: ${name}`,
  /** Somebody who has left. */
  gone: 'Someone who left',
  roles: { player: 'Player', teacher: 'Teacher', admin: 'Admin' },
  unreachable: 'The server cannot be reached. Check your connection, then try again.',
  tooOften: (seconds: string) => `That was a bit too fast. Try again in ${seconds} seconds.`,
  noAnswer: (status: string) => `The server could not answer (${status}). Try again in a moment.`,
};

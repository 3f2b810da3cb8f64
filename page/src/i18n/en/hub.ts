// Words about people, wherever they are named.

export const hub = {
  signIn: 'Sign in',
  account: 'Your account',
  accountOf: (name: string) => `Your account: ${name}`,
  /** Somebody who has left. */
  gone: 'Someone who left',
  roles: { player: 'Player', teacher: 'Teacher', admin: 'Admin' },
  unreachable: 'the server cannot be reached; check your connection, then try again',
  tooOften: (seconds: string) => `that was a bit too fast; try again in ${seconds} seconds`,
  noAnswer: (status: string) => `the server could not answer (${status}); try again in a moment`,
};

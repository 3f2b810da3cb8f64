// Names of files that are saved.

/** The name of a file about a level. */
export const fileName = (...parts: string[]) => parts.join('-').replaceAll(/[^\w-]+/g, '-');

// Words of the links that lead to the lessons.

export const learn = {
  path: 'Search in an hour',
  algorithm: 'About this algorithm',
  puzzle: 'About this puzzle',
  lab: 'Heuristic lab: estimates against the truth',
  labBrief: 'Heuristic lab',
  quiz: 'Quiz me on this search',
  lecture: 'Lectures: slides with live searches',
};

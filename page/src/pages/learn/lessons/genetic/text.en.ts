// The genetic algorithm, in English.
import type { AlgorithmText } from '../../lesson';

const text: AlgorithmText = {
  about: 'algorithm',
  idea: [
    'A genetic algorithm keeps a _population_ of complete candidates, here strings of rolls. In each generation parents are drawn by a roulette wheel, on which a fitter candidate has a larger share. Two parents make two children by _crossover_: each is cut, and the tails are swapped. Some children are _mutated_. Then parents and children compete, and the fittest survive.',
    'The hope is that good pieces of different candidates come together. For that, fitness must reward being on the way, and a cut must not destroy what is good: in Bloxorz ours cuts each string at its best place.',
  ],
  look: 'The curves show the best and the mean fitness of each generation. The best never falls, since the fittest survive; the mean follows it. The board shows the candidate of least energy, the one that came nearest to the goal.',
  guarantees: [
    'None. After the last generation it reports “limit reached”.',
    'What it finds is a solution, but seldom a short one: nothing in it looks for the fewest moves.',
  ],
  costs: [
    'Time: one evaluation for each member of the first population and for each child. With population P, parents p and G generations about `P + p·P·G`; an evaluation plays a whole string.',
    'Memory: the population, twice while children are born.',
  ],
  measured: {
    size: 'Stage',
    text: 'The first stages of Bloxorz with the default scheme, `novelty`, which prizes strings that reach rarely seen states. 1,000 candidates mean that the random first population already held a solution. Stages with switches take more.',
  },
  mistakes: [
    {
      belief: 'Evolution will find a way, whatever the fitness.',
      truth: 'A fitness that misleads is followed faithfully. In Bloxorz the way to the goal often leads away from it, over a switch; that is why rewarding novelty beats rewarding nearness there.',
    },
    {
      belief: 'Crossover is what makes it work.',
      truth: 'Only if pieces of candidates mean something by themselves. Otherwise crossover is just a large mutation; try it with few `parents`, or with `mutants` at 0.',
    },
  ],
  questions: [
    {
      question: 'Three candidates have the fitness 1, 1 and 2. How often is the third drawn as a parent?',
      answer: 'In half of all draws: its share of the wheel is 2 of 4.',
    },
    {
      question: 'Why must not all candidates become alike?',
      answer: 'Crossover of equal parents gives equal children, and only mutation is left. Diversity is what the population is for.',
    },
  ],
};

export default text;

/** Names of every block's examples, from the least that its schema allows to the most that it must bear. */
export const exampleNames = ['minimal', 'typical', 'longest', 'edge'] as const;

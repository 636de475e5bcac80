import { availableParallelism } from 'node:os'

/** More than there are processors: about a third of what a test file takes is waiting, for a database or for a moment to pass. */
export const maxWorkers = Math.ceil(availableParallelism() * 1.5)

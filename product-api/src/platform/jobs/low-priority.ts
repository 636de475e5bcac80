import { constants, getPriority, setPriority } from 'node:os'

/* Loaded before the tasks of a process: they run in the background, and replies of the API come first. */

const { PRIORITY_BELOW_NORMAL } = constants.priority
// Only the superuser may go back up.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

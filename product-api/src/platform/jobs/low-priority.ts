import { constants, getPriority, setPriority } from 'node:os'

/* Loaded by a process before its tasks: nobody waits for them as for a reply of the API, which has the processor first. */

const { PRIORITY_BELOW_NORMAL } = constants.priority
// Only the superuser may go back up.
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

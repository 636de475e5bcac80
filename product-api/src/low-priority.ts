import { setPriority } from 'node:os'

/** Of the nice values, from -20 (first) to 19 (last). A tenth of a processor on which others work as well, the whole of one that is free. */
const LOW = 10

setPriority(LOW)

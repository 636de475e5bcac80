/*
 * The process that makes the load, apart from what measures memory and starts programs: it is sent one job, performs it,
 * and sends back what came of it (job.ts).
 */
import { once } from 'node:events'
import { z } from 'zod'
import { jobSchema } from './job.ts'
import { perform } from './perform.ts'

const [message] = z.tuple([jobSchema], z.unknown()).parse(await once(process, 'message'))
process.send?.(await perform(message))
process.disconnect()

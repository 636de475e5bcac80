import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { loadSchema, type Job, type Load } from './job.ts'

/** What it takes beyond the time of the job itself. */
const GRACE_MS = 60_000

/** Performs a job in a process of its own. Throws when that ends without an answer. */
export async function makeLoad(job: Partial<Job> & Pick<Job, 'port' | 'tasks'>): Promise<Load> {
  const whole: Job = { connections: 1, seconds: 5, repeats: true, pauseMs: 0, ...job }
  const child = fork(join(import.meta.dirname, 'main.ts'), { serialization: 'advanced' })
  try {
    const signal = AbortSignal.timeout(whole.seconds * 1000 + GRACE_MS)
    const answer = once(child, 'message', { signal })
    const broken = once(child, 'exit', { signal }).then(() => {
      throw new Error('The process that makes the load ended without an answer.')
    })
    child.send(whole)
    const [message] = z.tuple([loadSchema], z.unknown()).parse(await Promise.race([answer, broken]))
    return message
  } finally {
    child.kill()
  }
}

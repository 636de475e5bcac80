import { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { route } from '@/lib/http/route.server'

/** Every address below `/api` that is no resource of ours says so as all calls do. */
const refuse = route({ role: 'anyone', reply: z.never() }, () =>
  Promise.reject(new ProblemError('not_found', 'there is no such resource')),
)

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT }

import 'server-only'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import { countProblem } from '@/lib/metrics/problems.server'

interface Sent {
  /** Of the form, as it is named in the log. */
  form: 'withdrawal' | 'complaint' | 'unsubscribe' | 'stock notice'
  requestId: string
}

/** Runs the work and, when it fails, responds with a document in place of JSON, for browsers without scripts. Logged like every failed call. */
export async function withRetryDocument(
  { form, requestId }: Sent,
  work: () => Promise<Response>,
  retry: (problem: ProblemError) => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const problem =
      error instanceof ProblemError
        ? error
        : new ProblemError('internal', 'something went wrong', { cause: error })
    countProblem(problem.code)
    const line = { requestId, code: problem.code }
    if (problem.status >= 500) log.error({ ...line, err: problem.cause ?? problem }, `${form}: not taken`)
    else log.info(line, `${form}: refused`)
    return retry(problem)
  }
}

import type { z } from 'zod'
import { getIdToken } from '@/lib/auth/auth-store'
import { ProblemError } from './problem-error'
import { requestJson, type JsonRequest } from './request-json'

/** A call to the BFF on behalf of the signed-in person. */
export async function callBff<Reply extends z.ZodType>(
  path: string,
  request: JsonRequest<Reply>,
): Promise<z.output<Reply>> {
  const token = await getIdToken()
  if (!token) throw new ProblemError('unauthenticated', 'nobody is signed in')
  return requestJson(path, { ...request, token })
}

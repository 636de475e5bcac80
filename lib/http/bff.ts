import { getIdToken } from '@/lib/auth/firebase-user'
import { leaveForSignIn } from '@/lib/auth/sign-out'
import { ProblemError } from './problem-error'
import { requestJson, requestStream, type JsonRequest, type StreamRequest } from './request-json'

/** A call to the BFF on behalf of the signed-in person. */
export async function callBff<Reply>(path: string, request: JsonRequest<Reply>): Promise<Reply> {
  return withIdToken((token) => requestJson(path, { ...request, token }))
}

/** The same for a response that is read as it comes. */
export async function streamBff(path: string, request: StreamRequest): Promise<Response> {
  return withIdToken((token) => requestStream(path, { ...request, token }))
}

/**
 * Makes a call with the person's ID token. A token that is refused is replaced once; when the new one is refused as well, the
 * person is signed out and sent to sign-in.
 */
export async function withIdToken<T>(call: (token: string) => Promise<T>): Promise<T> {
  const send = async (token: string | null) => {
    if (!token) throw new ProblemError('unauthenticated', 'nobody is signed in')
    return call(token)
  }
  const token = await getIdToken()
  try {
    return await send(token)
  } catch (error) {
    if (!token || !isTokenRefused(error)) throw error
  }
  const fresh = await getIdToken({ isRefused: true })
  try {
    return await send(fresh)
  } catch (error) {
    if (isTokenRefused(error)) await leaveForSignIn()
    throw error
  }
}

/** Refused before anything was done, so that the call may be made again. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ProblemError && (error.code === 'unauthenticated' || error.code === 'token_expired')
}
